import { pad } from 'nobody-declared-this'

export const padded = pad('1')
