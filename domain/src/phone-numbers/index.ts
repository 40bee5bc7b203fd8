export * from './phone-numbers.ts'
export * from './plausible-number.ts'
