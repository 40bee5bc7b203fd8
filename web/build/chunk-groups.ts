import { reach, type ModuleGraph } from './reach.ts'

/** Where what is loaded begins: modules by their absolute paths. */
type Entry = readonly string[]

interface Entries {
  /** What the start document loads. */
  start: Entry
  /** What the login loads beside it. */
  login: Entry
  /** What people meet before they are signed in, beside the login. */
  signIn: Entry
  /** What others than learners load. */
  others: Entry
  /** The learner's home. */
  home: Entry
  /** What learners load to practise words by choosing. */
  practice: Entry
  /** What typing needs besides. */
  typing: Entry
  /** What is shown where a session ends. */
  sessionEnd: Entry
  /** The learner's other pages: who opens them loads neither typing nor a session's end. */
  otherPages: Entry
  /** What sends and fetches while the home page is there already. */
  sync: Entry
}

/**
 * Few chunks instead of some fifty shared ones: fewer requests on a slow line, and Brotli finds
 * more to share in one file. All that a learner loads from home to the first answer stands in
 * `start` (what the first load needs), `shared` (what the sign-in pages have as well), `signed-in`
 * (what others have as well), `learner` (home), `sync` and `practice`; `typing` and `session-end` follow
 * while the first exercise is shown. None of them imports one after it. The rest comes with its page.
 */
export function chunkGroups({
  start,
  login,
  signIn,
  others,
  home,
  practice,
  typing,
  sessionEnd,
  otherPages,
  sync,
}: Entries) {
  const isOfStart = reachableFrom(start)
  const isOfLogin = reachableFrom(login)
  const isOfSignIn = reachableFrom(signIn)
  const isOfOthers = reachableFrom(others)
  const isOfHome = reachableFrom(home)
  const isOfPractice = reachableFrom(practice)
  const isOfSync = reachableFrom(sync)
  const isOfLearner: Rule = (...module) =>
    isOfHome(...module) || isOfPractice(...module) || isOfSync(...module)
  const isOfOtherPages = reachableFrom(otherPages)
  const isOfTyping = reachableFrom(typing)
  const isOfSessionEnd = reachableFrom(sessionEnd)
  return [
    group('start', either(isOfStart, both(isOfLogin, isOfLearner)), true),
    group('login', isOfLogin),
    group('shared', both(isOfLearner, isOfSignIn)),
    group('signed-in', both(isOfLearner, isOfOthers)),
    group('learner', isOfHome),
    group('learner', both(isOfPractice, isOfSync)),
    group('sync', isOfSync),
    group('practice', isOfPractice),
    group('spelling', both(isOfTyping, isOfOtherPages)),
    group('typing', isOfTyping),
    group('session-end', but(isOfSessionEnd, isOfOtherPages)),
  ].map((each, at, all) => ({ ...each, priority: all.length - at }))
}

type Rule = (id: string, graph: ModuleGraph) => boolean

const both =
  (a: Rule, b: Rule): Rule =>
  (...module) =>
    a(...module) && b(...module)

const either =
  (a: Rule, b: Rule): Rule =>
  (...module) =>
    a(...module) || b(...module)

const but =
  (a: Rule, b: Rule): Rule =>
  (...module) =>
    a(...module) && !b(...module)

/** What its modules import is in it or in one before it. */
function group(name: string, holds: Rule, takesAlong = false) {
  return {
    debugName: name,
    includeDependenciesRecursively: takesAlong,
    name: (id: string, graph: ModuleGraph) => (holds(id, graph) ? name : null),
  }
}

function reachableFrom(entry: Entry): Rule {
  let reached: ReadonlySet<string> | undefined
  return (id, graph) => {
    reached ??= reach(entry, graph)
    return reached.has(id)
  }
}
