import { whole } from './no-cycle.ts'

export const local = () => whole().slice(4)
