import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '../../../platform/database/tables.ts'

/** What came from nobody's file, or from one that is kept whole and not undone. */
export const isOfKeptImport = (row: ExpressionBuilder<Tables, 'contributions'>) =>
  row.not(
    row.exists(
      row
        .selectFrom('imports')
        .select('imports.id')
        .whereRef('imports.id', '=', 'contributions.importId')
        .where((each) => each.or([each('keptAt', 'is', null), each('undoneAt', 'is not', null)])),
    ),
  )
