export * from './read-word-table.ts'
