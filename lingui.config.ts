import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const tests = ['**/*.test.*', '**/testing/**']

/**
 * One catalogue per part of the app that arrives with code of its own, so that the first load
 * brings no texts of screens that are far away. Loaded by `web/src/i18n/catalogue.ts`.
 */
export default defineConfig({
  locales: ['en', 'fr'],
  sourceLocale: 'en',
  catalogs: [
    {
      path: '<rootDir>/web/src/i18n/locales/start.{locale}',
      include: [
        '<rootDir>/web/src/app',
        '<rootDir>/web/src/ui',
        '<rootDir>/web/src/features/auth/login',
        '<rootDir>/web/src/features/auth/error-texts.ts',
      ],
      exclude: [...tests, '**/app/layouts/**'],
    },
    {
      path: '<rootDir>/web/src/i18n/locales/accounts.{locale}',
      include: ['<rootDir>/web/src/features/auth', '<rootDir>/web/src/features/legal'],
      exclude: [...tests, '**/features/auth/login/**', '**/features/auth/error-texts.ts'],
    },
    {
      path: '<rootDir>/web/src/i18n/locales/signed-in.{locale}',
      include: [
        '<rootDir>/web/src/app/layouts',
        '<rootDir>/web/src/exercises',
        '<rootDir>/web/src/features',
        '<rootDir>/web/src/platform',
      ],
      exclude: [...tests, '**/features/auth/**', '**/features/legal/**'],
    },
  ],
  // Line numbers would change half the catalogue with every edit of a screen.
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
