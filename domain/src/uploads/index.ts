export { findSpoken, type SpokenPart } from './find-spoken.ts'
export * from './match-file-name.ts'
export { mixDown } from './mix-down.ts'
export * from './sound-format.ts'
