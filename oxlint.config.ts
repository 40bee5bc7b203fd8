import { defineConfig, type DummyRuleMap } from 'oxlint'
import type { Refusal } from './tools/lint/oxlint-plugin.ts'
import { byTypes, forScripts, likelyMistakes, ofReact, ofTypeScript } from './tools/lint/rules.ts'

const noLiteralSpread: Refusal = {
  selector:
    ':matches(SpreadElement, JSXSpreadAttribute) > :matches(ObjectExpression, ArrayExpression), SpreadElement > TSAsExpression > ArrayExpression',
  message: 'Nothing is gained by spreading a literal: write what is in it.',
}

const noClock: Refusal[] = [
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

const noRawMarkup: Refusal = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'No raw markup: the content security policy forbids it, and so do we.',
}

const cacheNameModule = 'web/src/platform/device-store/cache-names.ts'

/** What depends on the interface's language stands in tables, and content has its own languages. */
const noOwnLanguage: Refusal[] = [
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
const noStrangeCaches: Refusal = {
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

const refuse = (rules: readonly string[]): DummyRuleMap =>
  Object.fromEntries(rules.map((rule) => [rule, 'error' as const]))

const refuseShapes = (...shapes: readonly Refusal[]): DummyRuleMap => ({
  'mboa/no-restricted-syntax': ['error', ...shapes],
})

const refuseGlobals = (globals: { name: string; message: string }[]): DummyRuleMap => ({
  'no-restricted-globals': [
    'error',
    { globals, checkGlobalObject: true, globalObjects: ['window', 'self'] },
  ],
})

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: ['./tools/lint/oxlint-plugin.ts'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist/**',
    'web/dist/**',
    'web/.build/**',
    'tools/boundaries/planted/**',
    'web/src/i18n/locales/**',
  ],
  rules: refuse(likelyMistakes),
  overrides: [
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      rules: refuse(forScripts),
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...refuse(ofTypeScript),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'no-console': 'error',
        'max-lines': ['error', { max: 350 }],
        ...refuseShapes(noLiteralSpread),
        ...refuse(byTypes),
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
      },
    },
    {
      files: ['domain/src/**/*.ts'],
      rules: refuseShapes(noLiteralSpread, ...noClock),
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      rules: { ...refuse(ofReact), ...refuseShapes(noLiteralSpread, noRawMarkup) },
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: [cacheNameModule, '**/*.test.{ts,tsx}', 'web/src/testing/**'],
      rules: refuseShapes(
        noLiteralSpread,
        noRawMarkup,
        ...noOwnCacheName,
        noStrangeCaches,
        ...noOwnLanguage,
      ),
    },
    {
      files: appCacheModules,
      rules: refuseShapes(noLiteralSpread, noRawMarkup, ...noOwnCacheName),
    },
    {
      files: ['web/src/**/*.{ts,tsx}'],
      excludeFiles: ['web/src/platform/**', '**/*.test.{ts,tsx}', 'web/src/testing/**'],
      rules: refuseGlobals(browserDoors),
    },
    {
      files: ['web/src/platform/**/*.{ts,tsx}'],
      excludeFiles: ['web/src/platform/network/fetch-in-time.ts', '**/*.test.{ts,tsx}'],
      rules: refuseGlobals(endlessRequests),
    },
    { files: ['web/src/platform/report-problem.ts'], rules: { 'no-console': 'off' } },
    {
      // Playwright reads from the pattern which fixtures a fixture needs: `({}, use) => …`.
      files: ['e2e/**/*.ts'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
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
  ],
})
