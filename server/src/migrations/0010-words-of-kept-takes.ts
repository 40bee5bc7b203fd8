import type { Migration } from '../platform/database/migrate.ts'

/** What a take says whose speaker has left: the word that they told went with their account. */
export const wordsOfKeptTakesMigration: Migration = {
  name: '0010-words-of-kept-takes',
  async up({ schema }) {
    await schema.alterTable('takes').addColumn('told', 'text').execute()
  },
}
