import { trunk } from '../attic/trunk.ts'

export const parcel = trunk
