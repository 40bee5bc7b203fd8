import { Button } from '../../web/src/ui/button.ts'

export const rendered = Button
