export {
  checkConcepts,
  conceptsFolder,
  indexConcepts,
  loadConcepts,
  type KnownConcept,
  type LoadedSection,
} from './concepts.ts'
export { checkPacks } from './check.ts'
export type { CheckedPacks } from './check.ts'
export { courseOfProfile } from './course-of-profile.ts'
export { listFirstAsked } from './lacks.ts'
export { toLoadedUnit, type LoadedCourse, type LoadedUnit } from './loaded.ts'
export { loadCourse, loadPacks, packsFolder, PackProblemsError } from './load.ts'
export { toPackYaml } from './yaml-file.ts'
export { pictureFile, picturesFolder, linkPictureFile, linkPicturesFolder } from './pictures.ts'
export { describeProblem } from './problem.ts'
export type { Problem, ProblemCode } from './problem.ts'
