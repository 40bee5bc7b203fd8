export * from './practice-events.ts'
