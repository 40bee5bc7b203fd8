import { Button } from '../ui/button.ts'

export const retry = Button
