export * from './match-file-name.ts'
export { mixDown } from './mix-down.ts'
export * from './sound-format.ts'
