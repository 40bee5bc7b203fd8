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
  /** What learners load from home to the first answer by choosing, and what syncs meanwhile. */
  learner: Entry
  /** What typing needs besides. */
  typing: Entry
  /** What an answer's verdict sounds with, and whatever else sounds. */
  sound: Entry
  /** What is shown where a session ends. */
  sessionEnd: Entry
  /** The learner's other pages: who opens them loads neither typing nor a session's end. */
  otherPages: Entry
}

/**
 * Few chunks instead of some fifty shared ones: fewer requests on a slow line, and Brotli finds
 * more to share in one file. All that a learner loads from home to the first answer stands in
 * `start` (what the first load needs, and what the sign-in pages have as well), `signed-in` (what
 * others have as well) and `learner`; `typing`, `sound` and `session-end` follow while the first
 * exercise is shown. None of them imports one after it. The rest comes with its page.
 */
export function chunkGroups({
  start,
  login,
  signIn,
  others,
  learner,
  typing,
  sound,
  sessionEnd,
  otherPages,
}: Entries) {
  const isOfStart = reachableFrom(start)
  const isOfLogin = reachableFrom(login)
  const isOfSignIn = reachableFrom(signIn)
  const isOfOthers = reachableFrom(others)
  const isOfLearner = reachableFrom(learner)
  const isOfOtherPages = reachableFrom(otherPages)
  const isOfTyping = reachableFrom(typing)
  const isOfSound = reachableFrom(sound)
  const isOfSessionEnd = reachableFrom(sessionEnd)
  return [
    group('start', either(isOfStart, both(isOfLearner, either(isOfLogin, isOfSignIn))), true),
    group('login', isOfLogin),
    group('signed-in', both(isOfLearner, isOfOthers)),
    group('learner', isOfLearner),
    group('spelling', both(isOfTyping, isOfOtherPages)),
    group('typing', isOfTyping),
    group('sound', isOfSound),
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
