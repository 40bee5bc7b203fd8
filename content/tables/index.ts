export { readUnitToImport, writeImportedUnit } from './import-unit.ts'
export type { ImportedUnit, UnitToImport } from './import-unit.ts'
export { spellingsOf } from '../checks/conventions.ts'
export { composeRows, composeTable, composeTemplate, lineOf } from './write-table.ts'
