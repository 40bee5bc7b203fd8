export * from './greeting.ts'
