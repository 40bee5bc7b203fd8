import { defineConfig, type DummyRuleMap } from 'oxlint'

/** A code shape to refuse (an ESLint selector), and what to write instead. */
interface Refusal {
  selector: string
  message: string
}

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

const noFlagInEffects: Refusal = {
  selector:
    "CallExpression[callee.name=/^use(Layout)?Effect$/] VariableDeclaration[kind='let'] > VariableDeclarator[init.raw=/^(true|false)$/]",
  message: 'Read with useResource; what else an effect starts ends by an AbortSignal, not a flag.',
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
  'VariableDeclarator > Literal[value=/^mboa-(pictures|sounds|encoder|choices|app)\\b/]',
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

const bareStorage = {
  name: 'localStorage',
  message: 'Only web/src/platform/stored-value.ts uses it: keys, failures and tabs are its matter.',
}

const refuse = (rules: readonly string[]): DummyRuleMap =>
  Object.fromEntries(rules.map((rule) => [rule, 'error' as const]))

const refuseShapes = (...shapes: readonly Refusal[]): DummyRuleMap => ({
  'eslint-js/no-restricted-syntax': ['error', ...shapes],
})

const refuseGlobals = (globals: { name: string; message: string }[]): DummyRuleMap => ({
  'no-restricted-globals': [
    'error',
    { globals, checkGlobalObject: true, globalObjects: ['window', 'self'] },
  ],
})

/** Rules of Oxlint's other categories that find mistakes. */
const namedOnPurpose = [
  'no-case-declarations',
  'no-empty',
  'no-fallthrough',
  'no-prototype-builtins',
  'no-regex-spaces',
  'no-useless-assignment',
  'no-var',
  'prefer-const',
  'prefer-rest-params',
  'prefer-spread',
]

const namedForTypeScript = [
  'no-array-constructor',
  'no-console',
  'typescript/consistent-type-imports',
  'typescript/no-deprecated',
  'typescript/no-dynamic-delete',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-invalid-void-type',
  'typescript/no-misused-promises',
  'typescript/no-mixed-enums',
  'typescript/no-namespace',
  'typescript/no-non-null-assertion',
  'typescript/no-require-imports',
  'typescript/no-unnecessary-condition',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-function-type',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/only-throw-error',
  'typescript/prefer-literal-enum-member',
  'typescript/prefer-promise-reject-errors',
  'typescript/prefer-reduce-type-parameter',
  'typescript/prefer-return-this-type',
  'typescript/related-getter-setter-pairs',
  'typescript/require-await',
  'typescript/unified-signatures',
  'typescript/use-unknown-in-catch-callback-variable',
]

/** Suspicious code to Oxlint, but not here. */
const unwanted: DummyRuleMap = Object.fromEntries(
  [
    // Restricts names, not mistakes.
    'no-shadow',
    'no-underscore-dangle',
    // The JSX transform imports React itself.
    'react/react-in-jsx-scope',
    // Loops whose condition changes in a callback or while an await waits.
    'no-unmodified-loop-condition',
    // exhaustive-deps and rules-of-hooks check the same code with fewer false alarms.
    'react/exhaustive-effect-dependencies',
    'react/hooks',
    'react/memo-dependencies',
    // Some props are functions that render a part.
    'react/no-unstable-nested-components',
    // Effects return nothing or how to end, and `return undefined` says no more than `return`.
    'typescript/consistent-return',
    // Parsed JSON is asserted to be of its type where our own code wrote it.
    'typescript/no-unsafe-type-assertion',
  ].map((rule) => [rule, 'off' as const]),
)

/** The browser’s sources: those of the app and of the extensions. */
const screenSources = ['web/src/**/*.{ts,tsx}', 'extensions/*/web/**/*.{ts,tsx}']

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'oxc'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/**', 'web/dist/**', 'web/.build/**', 'web/src/i18n/locales/**'],
  rules: { ...refuse(namedOnPurpose), ...unwanted },
  overrides: [
    {
      // The compiler finds these in TypeScript.
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      rules: {
        ...refuse(['no-redeclare', 'no-undef']),
        'typescript/require-array-sort-compare': 'off',
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...refuse(namedForTypeScript),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'max-lines': ['error', { max: 350 }],
        ...refuseShapes(noLiteralSpread),
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
      files: screenSources,
      rules: {
        ...refuse(['react/rules-of-hooks', 'react/unsupported-syntax']),
        ...refuseShapes(noLiteralSpread, noRawMarkup, noFlagInEffects),
      },
    },
    {
      files: screenSources,
      excludeFiles: [cacheNameModule, '**/*.test.{ts,tsx}', 'web/src/testing/**'],
      rules: refuseShapes(
        noLiteralSpread,
        noRawMarkup,
        noFlagInEffects,
        ...noOwnCacheName,
        noStrangeCaches,
        ...noOwnLanguage,
      ),
    },
    {
      files: appCacheModules,
      rules: refuseShapes(noLiteralSpread, noRawMarkup, noFlagInEffects, ...noOwnCacheName),
    },
    {
      files: screenSources,
      excludeFiles: ['web/src/platform/**', '**/*.test.{ts,tsx}', 'web/src/testing/**'],
      rules: refuseGlobals(browserDoors),
    },
    {
      files: ['web/src/platform/**/*.{ts,tsx}'],
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: refuseGlobals([...endlessRequests, bareStorage]),
    },
    {
      files: ['web/src/platform/network/fetch-in-time.ts'],
      rules: refuseGlobals([bareStorage]),
    },
    {
      files: ['web/src/platform/stored-value.ts'],
      rules: refuseGlobals(endlessRequests),
    },
    {
      files: ['**/*.test.{ts,tsx}', '**/testing/**'],
      rules: { 'react/jsx-key': 'off', 'typescript/require-array-sort-compare': 'off' },
    },
    {
      // It compares the props before it sets the state.
      files: ['web/src/ui/failure-boundary.tsx'],
      rules: { 'react/no-did-update-set-state': 'off' },
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
