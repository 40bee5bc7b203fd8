export { clothSignsOf, weaveCloth } from './cloth-pattern.ts'
export type { ClothSign, WovenCloth } from './cloth-pattern.ts'
