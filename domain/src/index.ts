export * from './accounts/index.ts'
export * from './greeting/index.ts'
export * from './passwords/index.ts'
export * from './phone-numbers/index.ts'
