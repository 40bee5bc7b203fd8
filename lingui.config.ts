import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

export default defineConfig({
  locales: ['en', 'fr'],
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/web/src/i18n/locales/{locale}',
      include: ['<rootDir>/web/src'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  // Line numbers would change half the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
