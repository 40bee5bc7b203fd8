export * from './decide-take.ts'
export * from './sent-back-reasons.ts'
