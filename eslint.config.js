import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { noPromiseLeftAlone } from './tools/lint/no-promise-left-alone.ts'

const noLiteralSpread = {
  selector:
    ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression), SpreadElement > TSAsExpression > ArrayExpression',
  message: 'Nothing is gained by spreading a literal: write what is in it.',
}

const noClock = [
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Time is an argument in domain: take it from the caller.',
  },
  {
    selector: "CallExpression[callee.name='Date']",
    message: 'Time is an argument in domain: take it from the caller.',
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Time is an argument in domain: take it from the caller.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Randomness is an argument in domain: take a seed from the caller.',
  },
]

const noRawMarkup = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'No raw markup: the content security policy forbids it, and so do we.',
}

const cacheNameModule = 'web/src/platform/device-store/cache-names.ts'

/** What depends on the interface's language stands in tables, and content has its own languages. */
const noOwnLanguage = [
  {
    selector:
      'MemberExpression[computed=true][property.name=/^(language|locale)$/] > :matches(MemberExpression, Identifier[name=/^(gloss|meaning|name|note|sound|text|title)$/]).object',
    message: 'Content is read by glossIn: it need not speak the language of the interface.',
  },
  {
    selector: 'BinaryExpression[operator=/^[!=]==$/] > Literal[value=/^(en|fr)$/]',
    message: 'What depends on a language stands in a table, such as languageFacts.',
  },
]

const noOwnCacheName = [
  "CallExpression[callee.object.name='caches'][callee.property.name=/^(open|has|delete)$/] > :not(Identifier, MemberExpression).arguments",
  "Property[key.name='cacheName'] > :matches(Literal, TemplateLiteral).value",
  'VariableDeclarator > Literal[value=/^(workbox-|mboa-(pictures|sounds|encoder|choices|app)\\b)/]',
].map((selector) => ({ selector, message: `The names of caches are in ${cacheNameModule}.` }))

/** They alone may meet caches that they do not name. */
const appCacheModules = ['app-files', 'installed-versions'].map(
  (name) => `web/src/platform/service-worker/${name}.ts`,
)
const noStrangeCaches = {
  selector: "CallExpression[callee.object.name='caches'][callee.property.name='keys']",
  message: 'Open and delete caches by their own names: others belong to somebody else.',
}

const browserDoors = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'EventSource',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
].map((name) => ({
  name,
  message: 'Only web/src/platform talks to the network and to the device’s storage.',
}))

const endlessRequests = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
  name,
  message: 'Only web/src/platform/network/fetch-in-time.ts asks for anything: there it ends.',
}))

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      'web/dist/**',
      'web/.build/**',
      'tools/boundaries/planted/**',
      'web/src/i18n/locales/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    // What asks for types is Oxlint's (.oxlintrc.json), which reads them ten times faster.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 350 }],
      'no-restricted-syntax': ['error', noLiteralSpread],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // A test that fails by a promise that nobody listens to has failed as it should.
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    plugins: { mboa: { rules: { 'no-promise-left-alone': noPromiseLeftAlone } } },
    // What asks for types and is not in Oxlint.
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      'mboa/no-promise-left-alone': 'error',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'error',
      '@typescript-eslint/no-unsafe-enum-assignment': 'error',
    },
  },
  {
    files: ['domain/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noLiteralSpread, ...noClock] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: { 'no-restricted-syntax': ['error', noLiteralSpread, noRawMarkup] },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: [cacheNameModule, '**/*.test.{ts,tsx}', 'web/src/testing/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noLiteralSpread,
        noRawMarkup,
        ...noOwnCacheName,
        noStrangeCaches,
        ...noOwnLanguage,
      ],
    },
  },
  {
    files: appCacheModules,
    rules: {
      'no-restricted-syntax': ['error', noLiteralSpread, noRawMarkup, ...noOwnCacheName],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['web/src/platform/**', '**/*.test.{ts,tsx}', 'web/src/testing/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        { globals: browserDoors, checkGlobalObject: true, globalObjects: ['window', 'self'] },
      ],
    },
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
  },
  {
    files: ['web/src/platform/**/*.{ts,tsx}'],
    ignores: ['web/src/platform/network/fetch-in-time.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { globals: endlessRequests, checkGlobalObject: true, globalObjects: ['window', 'self'] },
      ],
    },
    languageOptions: { globals: { window: 'readonly', self: 'readonly' } },
  },
  { files: ['web/src/platform/report-problem.ts'], rules: { 'no-console': 'off' } },
  {
    // Playwright reads from the pattern which fixtures a fixture needs: `({}, use) => …`.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        setTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
      },
    },
  },
  {
    files: [
      'tools/**',
      'web/build/**',
      'web/src/testing/**',
      'bench/**',
      'server/src/cli/**',
      'content/**',
    ],
    rules: { 'no-console': 'off' },
  },
  prettier,
)
