import { writeFileSync } from 'node:fs'
import { countriesSource } from './countries-source.ts'

const target = new URL('../../domain/src/phone-numbers/countries.ts', import.meta.url)
writeFileSync(target, countriesSource())
