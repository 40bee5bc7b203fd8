import { join } from 'node:path'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { bareIcons } from './build/bare-icons.ts'
import { browserTargets } from './build/browser-targets.ts'
import { chunkGroups } from './build/chunk-groups.ts'
import { chunkMessages } from './build/chunk-messages.ts'
import { countryFlags } from './build/country-flags.ts'
import { inlineFurther } from './build/inline-further.ts'
import { reactAsModules } from './build/react-as-modules.ts'

/** As the bundler names modules: with slashes, on Windows too. */
const source = (path: string) => normalizePath(join(import.meta.dirname, 'src', path))

const entry = source('app/entry-client.tsx')

/** Makes a prerendered form answer before the entry is there, and takes nothing of it along. */
const earlyForm = source('app/early-form/early-form.ts')

/** Inside every document. An entry of its own, so that no code asks for the file as well. */
const startStyle = source('app/start.css')

const learnerStore = source('platform/practice-store/practice-provider.tsx')
const dashboard = source('app/layouts/dashboard-layout.tsx')

/** Asked for by the first special letter on a screen: most often the first key above the slate. */
const letterNames = source('ui/letter-names.ts')

const groups = chunkGroups({
  start: [entry],
  login: [source('features/auth/login/login-screen.tsx')],
  signIn: [source('features/auth/auth-pages.ts')],
  others: [
    source('app/recorder-stores.tsx'),
    dashboard,
    source('features/dashboard/recorder-home.tsx'),
    source('app/recording-studio.tsx'),
    source('features/profile/profile-screen.tsx'),
    source('features/recordings/recordings-screen.tsx'),
    source('features/studio/lists/list-pages.ts'),
  ],
  learner: [
    learnerStore,
    source('features/dashboard/learner-home.tsx'),
    dashboard,
    source('features/words/word-practise-screen.tsx'),
    source('platform/sync/sync-device.ts'),
    source('platform/course-store/follow-course.ts'),
  ],
  typing: [source('exercises/typing/type-word.tsx'), letterNames],
  sound: [
    source('exercises/feedback/answer-signal.tsx'),
    source('platform/sound/pauses.ts'),
    source('exercises/hearing/hear-wish.tsx'),
  ],
  sessionEnd: [
    source('features/words/word-summary.tsx'),
    source('exercises/choosing/recall-first.tsx'),
  ],
  otherPages: [
    letterNames,
    source('features/courses/courses-area.tsx'),
    source('features/courses/first-course.tsx'),
    source('features/search/search-area.tsx'),
    source('features/sentences/sentences-screen.tsx'),
    source('features/lessons/lesson-screen.tsx'),
    source('features/tones/tone-trainer-screen.tsx'),
  ],
})

/** What most people open first, the login and what follows it: the first load names all they need. */
const openedFirst = /\/(login|signed-in|learner)-[\w-]{7}\.js$/

/**
 * Each file names some of the others, by letters that no compression shortens: seven hold 42 bits,
 * enough to distinguish the versions of one file.
 */
const fileNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
}

/**
 * The browser build. There is no index.html: documents are prerendered from the manifest by
 * `build/prerender.ts`, so that each page carries its own markup, language and inline CSS.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    lingui({ failOnMissing: command === 'build', failOnCompileError: true }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    countryFlags(),
    isSsrBuild === true ? [] : chunkMessages(),
    bareIcons(),
    isSsrBuild === true ? [] : reactAsModules(),
    isSsrBuild === true
      ? []
      : inlineFurther(['start', 'signed-in', 'learner', 'spelling', 'typing']),
  ],
  resolve: {
    // What stands in for React's own hook where there is none.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    outDir: 'dist/client',
    manifest: true,
    // The SBOM and the licence texts of a release list these packages (tools/release).
    license: { fileName: '.vite/licences.json' },
    target: browserTargets,
    // Every browser we build for preloads modules itself; the polyfill would be dead weight.
    modulePreload: {
      polyfill: false,
      // The others ask for the scripts that they need themselves: names of files weigh.
      resolveDependencies: (file, needed) => (openedFirst.test(file) ? needed : []),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild === true ? entry : { start: entry, early: earlyForm, style: startStyle },
      ...(isSsrBuild !== true && { output: { ...fileNames, codeSplitting: { groups } } }),
      // No field of a class takes the place of a setter: where it is assigned, it needs no helper.
      transform: { assumptions: { setPublicClassFields: true } },
      // Making a schema does nothing else, nor does reading a property: what nobody uses is left out.
      treeshake: { manualPureFunctions: ['v'], propertyReadSideEffects: false },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: { output: fileNames },
  },
}))
