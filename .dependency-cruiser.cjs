/**
 * The walls of docs/architecture.md: server → content → contract → domain, web → contract →
 * domain. tools/boundaries/own-rules.test.ts plants violations of the rules with exceptions.
 */

const moduleFloors = require('./tools/boundaries/module-floors.cjs')
const platformFloors = require('./tools/boundaries/platform-floors.cjs')

/** Code that only tests run: it may know fast-check, Node and the builders of test objects. */
const testCode = String.raw`\.(test|compliance)\.tsx?$|/(testing|fixtures)/`

const anyServer = ['^server/', '^extensions/[^/]+/server/']
const anyWeb = ['^web/', '^extensions/[^/]+/web/']
const modules = '^server/src/modules/'
const platform = '^web/src/platform/'

/** One rule for each floor of a folder: from it to what is not below it. */
const importsGoDown = (rule, root, floors) =>
  [[], ...floors].map((floor, height) => {
    const below = floors.slice(0, Math.max(0, height - 1)).flat()
    return {
      ...rule,
      severity: 'error',
      from: {
        path: height === 0 ? `${root}[^/]+$` : `${root}(${floor.join('|')})/`,
        pathNot: testCode,
      },
      to: {
        path: `${root}(?!(?:${below.join('|')})/)[^/]+/`,
        // Of a worker, nothing but its address is ever imported.
        pathNot: [String.raw`\.worker\.ts$`, ...(height > 0 ? [`${root}$1/`] : [])],
      },
    }
  })

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'domain holds rules: no Node, no workspace, no package.',
      severity: 'error',
      from: { path: '^domain/src', pathNot: testCode },
      to: { pathNot: '^domain/src' },
    },
    {
      name: 'fsrs-is-a-reference',
      comment:
        'Only the tests of domain/src/scheduling know the library that ours is held against.',
      severity: 'error',
      from: { pathNot: '^domain/src/scheduling/' },
      to: { path: '^node_modules/ts-fsrs/' },
    },
    {
      name: 'contract-knows-domain-only',
      severity: 'error',
      from: { path: '^contract/src', pathNot: testCode },
      to: { pathNot: ['^contract/src', '^domain/src', '^node_modules/(papaparse|valibot)/'] },
    },
    {
      name: 'content-knows-no-side',
      severity: 'error',
      from: { path: '^content/' },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'formats-know-domain-only',
      comment:
        'A format is read into our model and written from it; what becomes of it is not theirs. Of contract it has the reader of tables.',
      severity: 'error',
      from: { path: '^formats/src', pathNot: testCode },
      to: {
        pathNot: [
          '^formats/src',
          '^domain/src',
          '^contract/src/tables/',
          '^node_modules/(modern-tar|sax|yauzl)/',
          '^(crypto|node:sqlite|stream/web|zlib)$',
        ],
      },
    },
    {
      name: 'web-never-formats',
      comment: 'Files of others are read by the server.',
      severity: 'error',
      from: { path: anyWeb },
      to: { path: '^formats/' },
    },
    {
      name: 'server-never-web',
      severity: 'error',
      from: { path: anyServer },
      to: { path: anyWeb },
    },
    {
      name: 'web-never-server',
      severity: 'error',
      from: { path: anyWeb },
      to: { path: anyServer },
    },
    {
      name: 'web-never-content',
      comment: 'Packs reach the browser over the network, so that they change without a build.',
      severity: 'error',
      from: { path: anyWeb },
      to: { path: '^content/' },
    },
    {
      name: 'core-never-extension',
      comment: 'Only the lists of extensions know them, so that a server can run without.',
      severity: 'error',
      from: {
        path: '^(domain|contract|content|formats|server|web)/',
        pathNot: [
          String.raw`^(server|web)/src/extensions\.ts$`,
          String.raw`^server/src/cli/extensions\.ts$`,
        ],
      },
      to: { path: '^extensions/' },
    },
    {
      name: 'extension-never-extension',
      severity: 'error',
      from: { path: '^extensions/([^/]+)/' },
      to: { path: '^extensions/', pathNot: '^extensions/$1/' },
    },
    {
      name: 'extension-by-the-doors',
      comment: 'An extension reaches the modules of the server through their index.ts.',
      severity: 'error',
      from: { path: '^extensions/[^/]+/server/' },
      to: {
        path: '^server/src/',
        pathNot: [
          String.raw`^server/src/modules/[^/]+/index\.ts$`,
          String.raw`^server/src/(context|extension|result)\.ts$`,
          '^server/src/(cli|http|migrations|platform|testing)/',
        ],
      },
    },
    {
      name: 'product-never-tools',
      severity: 'error',
      from: {
        path: '^(domain|contract|content|server|web|extensions)/',
        pathNot: String.raw`\.test\.tsx?$|vitest\.config`,
      },
      to: { path: '^(tools|e2e|bench)/' },
    },
    {
      name: 'feature-never-feature',
      comment: 'Features meet in web/src/app only.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'feature-never-app',
      severity: 'error',
      from: {
        path: ['^web/src/(features|exercises|ui|platform|i18n)/', '^extensions/[^/]+/web/'],
      },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'shared-never-feature',
      comment: 'exercises, ui, platform and i18n serve the features and know none.',
      severity: 'error',
      from: { path: '^web/src/(exercises|ui|platform|i18n)/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'platform-never-ui',
      comment: 'What talks to network and storage, and the texts’ language, know no screen.',
      severity: 'error',
      from: { path: '^web/src/(platform|i18n)/' },
      to: { path: '^web/src/(ui|exercises)/' },
    },
    {
      name: 'ui-never-exercises',
      severity: 'error',
      from: { path: '^web/src/ui/' },
      to: { path: '^web/src/exercises/' },
    },
    {
      name: 'storage-in-platform',
      comment: 'Only web/src/platform opens the device’s database and the service worker’s cache.',
      severity: 'error',
      from: { path: anyWeb, pathNot: '^web/(src/platform|build)/' },
      to: { path: '^node_modules/(idb|workbox-[a-z]+)/' },
    },
    ...importsGoDown(
      {
        name: 'platform-imports-go-down',
        comment: 'The floors are in tools/boundaries/platform-floors.cjs.',
      },
      platform,
      platformFloors,
    ),
    {
      name: 'platform-folder-has-a-floor',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: `${platform}(?!(?:${platformFloors.flat().join('|')})/)[^/]+/` },
    },
    ...importsGoDown(
      {
        name: 'module-imports-go-down',
        comment: 'The floors are in tools/boundaries/module-floors.cjs.',
      },
      modules,
      moduleFloors,
    ),
    {
      name: 'module-has-a-floor',
      severity: 'error',
      from: { path: '^server/src/' },
      to: { path: `${modules}(?!(?:${moduleFloors.flat().join('|')})/)[^/]+/` },
    },
    {
      name: 'module-by-its-door',
      comment: 'A module of the server reaches another through its index.ts.',
      severity: 'error',
      from: { path: '^server/src/modules/([^/]+)/' },
      to: {
        path: '^server/src/modules/',
        pathNot: ['^server/src/modules/$1/', String.raw`^server/src/modules/[^/]+/index\.ts$`],
      },
    },
    {
      name: 'modules-by-their-door',
      comment:
        'context.ts names parts of modules by their files: what is behind the doors knows it.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: String.raw`^server/src/((modules|testing)/|context\.ts$)`,
      },
      to: {
        path: '^server/src/modules/',
        pathNot: String.raw`^server/src/modules/[^/]+/index\.ts$`,
      },
    },
    {
      name: 'platform-never-module',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: testCode },
      to: { path: '^server/src/(modules|http)/' },
    },
    {
      name: 'sql-in-repositories',
      comment: 'Database code lives in repositories, the platform and the migrations.',
      severity: 'error',
      from: {
        path: ['^server/src/', '^extensions/[^/]+/server/'],
        pathNot: [String.raw`[./]repository\.ts$|^server/src/(platform|migrations)/`, testCode],
      },
      to: { path: '^node_modules/(kysely|pg)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: {
        pathNot: [testCode, '^(e2e|bench|tools)/'],
      },
      to: { path: testCode },
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'declared-packages-only',
      comment: 'Tools of the repository as a whole are declared at its root.',
      severity: 'error',
      from: { pathNot: [testCode, String.raw`\.config\.ts$`] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^web/(dist|\.build)/` },
    tsPreCompilationDeps: true,
    preserveSymlinks: false,
    moduleSystems: ['es6', 'cjs'],
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module-sync', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
