import { formats } from '../../../../formats/src/formats.ts'

export const known = formats
