export * from './word-stages.ts'
