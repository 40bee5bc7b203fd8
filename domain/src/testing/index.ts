export * from './course-words.ts'
export * from './practice-events.ts'
export * from './sound-files.ts'
export * from './train-ears.ts'
