import { packs } from '../../../../content/packs.ts'

export const bundled = packs
