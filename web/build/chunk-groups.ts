/** What a group's `name` function is given by the bundler. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Where what is loaded begins: modules by their absolute paths. */
type Entry = readonly string[]

/** What `app/routes.tsx` loads, as far as it shares files. */
interface Entries {
  /** What the start document loads. */
  start: Entry
  /** What the learner's pages stand on. */
  learnerStore: Entry
  /** The learner's pages with their frames, each loaded without the other. */
  learnerPages: readonly Entry[]
  /** The one of them that opens first. */
  learnerHome: Entry
  /** What other people load, who need nothing of the learner's pages. */
  others: Entry
  /** What people meet before they are signed in, beside the login: its style is in every document. */
  signInPages: Entry
  /** The pages that ask exercises. */
  exercisePages: readonly Entry[]
}

/**
 * Modules that only pass on others: following them would bring everything behind them along.
 * What is used of them keeps chunks of its own.
 */
const barrels = [/\/domain\/src\/index\.ts$/, /\/contract\/src\/index\.ts$/, /\/lucide-react\//]

/** What words and sentences share of asking. */
const exerciseSources = /\/web\/src\/exercises\//

/** What every page that asks or shows words knows of them and of their spelling. */
const wordSources =
  /\/domain\/src\/(orthography\/languages\b.*|seeds\/seeded-random|scheduling\/rating|answers\/expand-accepted|exercises\/((compose-|plan-|practice-|resume-)?session(-\w+)*|exercise|word-forms|course-items|distractors|meaning-keys|word-likeness|kinds\/(kind-rules|choices|word-kinds|choose-(meaning|picture|written)|type-word|dictation|say-and-compare)))\.ts$/

/** The screens of sentences: one file, though each is asked for alone. */
const sentenceScreens = /\/web\/src\/exercises\/sentences\//

/** What a learner may choose, with what it is chosen from, and which items may be asked then. */
const settingsSources =
  /\/domain\/src\/(settings\/learner-settings|answers\/verdicts|scheduling\/askable)\.ts$/

/**
 * What the frame alone needs, out of files that pass on others: beside the frame's own entry, both
 * files would import each other, and its table of signs would be made before there are any.
 */
const frameSources =
  /\/domain\/src\/greeting\/greeting\.ts$|\/lucide-react\/.*\/icons\/(bell|cloud-exclamation-point|cloud-alert|house|layout-dashboard|message-square-[\w-]+|sparkle)\.\w+$/

/** The signs of exercises that other pages have too: each would be a file of next to nothing. */
const sharedSigns =
  /\/lucide-react\/.*\/icons\/(arrow-left|book-open|check|undo-2|user-check|user-search|x)\.\w+$/

/**
 * Few chunks instead of some twenty shared ones: fewer requests on a slow line, and Brotli finds
 * more to share in one file. `start` is all that the first load needs, `signed-in` what learners
 * share with others, `learner` what the learner's pages share, `frame` what stands around the pages
 * of learners and others alike, `home` what the learner's home needs besides, `exercises` how words
 * and sentences ask, `sentences` the screens that ask sentences, `words` what is asked and how it is spelled, `settings` what a learner may choose,
 * `signs` the signs they share with other pages. The rest comes with its page.
 */
export function chunkGroups({
  start,
  learnerStore,
  learnerPages,
  learnerHome,
  others,
  signInPages,
  exercisePages,
}: Entries) {
  const isOfStart = reachableFrom(start)
  const isOfStore = reachableFrom(learnerStore)
  const isOfPage = learnerPages.map(reachableFrom)
  const isOfOthers = reachableFrom(others)
  const isShared: Rule = (id, graph) =>
    isOfStore(id, graph) || isOfPage.every((isOf) => isOf(id, graph))
  const isSharedByOthers: Rule = (id, graph) => isShared(id, graph) && isOfOthers(id, graph)
  const isOfHome = reachableFrom(learnerHome)
  const isOfFrame: Rule = (id, graph) =>
    frameSources.test(id) || (isOfHome(id, graph) && isOfOthers(id, graph))
  const isOfExercisePage = exercisePages.map(reachableFrom)
  const isOfExercises: Rule = (id, graph) =>
    exerciseSources.test(id) && isOfExercisePage.every((isOf) => isOf(id, graph))
  const isOfSignIn = reachableFrom(signInPages)
  const later =
    (isOf: Rule): Rule =>
    (id, graph) =>
      isOf(id, graph) && !isOfSignIn(id, graph)
  // A group takes what its modules import along, but for what an earlier one has taken.
  return [
    group('start', 5, isOfStart),
    group('signed-in', 4, later(isSharedByOthers)),
    group('learner', 3, later(isShared)),
    alone(group('frame', 2, later(isOfFrame))),
    alone(group('home', 1, later(isOfHome))),
    alone(group('exercises', 0, isOfExercises)),
    alone(group('sentences', 0, (id) => sentenceScreens.test(id))),
    alone(group('words', 0, (id) => wordSources.test(id))),
    alone(group('settings', 0, (id) => settingsSources.test(id))),
    alone(group('signs', 0, (id) => sharedSigns.test(id))),
  ]
}

type Rule = (id: string, graph: ModuleGraph) => boolean

function group(name: string, priority: number, holds: Rule) {
  return {
    debugName: name,
    priority,
    name: (id: string, graph: ModuleGraph) => (holds(id, graph) ? name : null),
  }
}

/** What its modules import stays where others find it. */
const alone = (modules: ReturnType<typeof group>) => ({
  ...modules,
  includeDependenciesRecursively: false,
})

/** Whether a module is loaded with an entry: it or what it imports, not what comes later. */
function reachableFrom(entry: Entry): Rule {
  let reached: Set<string> | undefined
  return (id, graph) => {
    reached ??= reach(entry, graph)
    return reached.has(id)
  }
}

function reach(entry: Entry, graph: ModuleGraph): Set<string> {
  const reached = new Set<string>()
  const ahead = [...entry]
  for (let id = ahead.pop(); id !== undefined; id = ahead.pop()) {
    if (reached.has(id) || barrels.some((barrel) => barrel.test(id))) continue
    reached.add(id)
    ahead.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}
