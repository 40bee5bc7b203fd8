export * from './home-role.ts'
export * from './identifiers.ts'
