export * from './enrolment.ts'
export * from './learner-settings.ts'
