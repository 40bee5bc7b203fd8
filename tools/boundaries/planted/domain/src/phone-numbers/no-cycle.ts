import { local } from './subscriber-number.ts'

export const whole = () => '+237' + local()
