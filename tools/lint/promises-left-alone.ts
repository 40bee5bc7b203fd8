import { resolve } from 'node:path'
import ts from 'typescript'

/** Results of these may wait: they listen to rejections themselves. */
const listening: ReadonlySet<string> = new Set(['catch', 'allSettled'])

interface PromiseLeftAlone {
  file: string
  /** From 1. */
  line: number
  code: string
}

/** Types of all environments at once: whether something is a promise depends on none of them. */
const settings: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.Preserve,
  types: ['node', 'vite/client'],
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
}

/**
 * Finds each promise that is made and then left alone while another is awaited: if it rejects
 * meanwhile nobody listens, which ends a Node process and is lost in a browser. Await both with
 * one Promise.all, or that one first.
 * @param files by their paths; what they import is read, and not looked at
 * @example
 * const counts = countAll() // found: nobody listens while `name` is fetched
 * const name = await fetchName()
 * return { name, counts: await counts }
 */
export function findPromisesLeftAlone(files: readonly string[]): readonly PromiseLeftAlone[] {
  const program = ts.createProgram(files, settings)
  const asked = new Set(files.map((file) => resolve(file)))
  return program
    .getSourceFiles()
    .filter(({ fileName }) => asked.has(resolve(fileName)))
    .flatMap((file) => findIn(file, program.getTypeChecker()))
}

function findIn(file: ts.SourceFile, checker: ts.TypeChecker): readonly PromiseLeftAlone[] {
  const found: ts.Node[] = []
  const awaits = new Map<ts.Node, ts.Node[]>()
  const made: ts.VariableDeclaration[] = []
  const isUnheard = (node: ts.Node) =>
    !isListening(node) && holdsPromise(checker.getTypeAtLocation(node), checker)

  const visit = (node: ts.Node): void => {
    if (isAwait(node)) {
      const body = bodyOf(node)
      awaits.set(body, [...(awaits.get(body) ?? []), node])
      found.push(
        ...evaluatedBefore(node).filter((part) => !ts.isIdentifier(part) && isUnheard(part)),
      )
    }
    if (ts.isVariableDeclaration(node) && node.initializer !== undefined) made.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)

  for (const declaration of made) {
    const body = bodyOf(declaration)
    const later = awaits.get(body)?.filter((each) => each.getStart() >= declaration.end) ?? []
    // Types are asked for where it matters alone: they are what takes the time.
    if (later.length === 0 || !isUnheard(declaration.initializer ?? declaration)) continue
    const firstUses = namesOf(declaration.name).map((name) => firstUseOf(name, body, checker))
    const isLeftAlone = later.some((each) => firstUses.some((use) => each.end <= use))
    if (isLeftAlone) found.push(declaration)
  }

  return found.map((node) => ({
    file: file.fileName,
    line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1,
    code: node.getText().split('\n', 1)[0] ?? '',
  }))
}

const isAwait = (node: ts.Node) =>
  ts.isAwaitExpression(node) || (ts.isForOfStatement(node) && node.awaitModifier !== undefined)

/** What an await in it stops. */
function bodyOf(node: ts.Node): ts.Node {
  let each = node.parent
  while (!ts.isFunctionLike(each) && !ts.isSourceFile(each)) each = each.parent
  return each
}

/** Parts of the same expression that are there when the await begins. */
function evaluatedBefore(node: ts.Node): readonly ts.Node[] {
  const before: ts.Node[] = []
  let below = node
  let each = node.parent
  while (!ts.isFunctionLike(each) && !ts.isSourceFile(each)) {
    const parts = partsOf(each)
    const at = parts.findIndex((part) => part === below)
    before.push(...parts.slice(0, Math.max(0, at)).map(valueOf))
    below = each
    each = each.parent
  }
  return before
}

function partsOf(node: ts.Node): readonly ts.Node[] {
  if (ts.isArrayLiteralExpression(node)) return node.elements
  if (ts.isObjectLiteralExpression(node)) return node.properties
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return node.arguments ?? []
  return []
}

function valueOf(part: ts.Node): ts.Node {
  if (ts.isPropertyAssignment(part)) return part.initializer
  if (ts.isSpreadElement(part) || ts.isSpreadAssignment(part)) return part.expression
  return ts.isShorthandPropertyAssignment(part) ? part.name : part
}

/** `….catch(…)`, `….then(…, …)` and `Promise.allSettled(…)`. */
function isListening(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  const name = node.expression.name.text
  return listening.has(name) || (name === 'then' && node.arguments.length === 2)
}

function namesOf(name: ts.BindingName): readonly ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name]
  return name.elements.flatMap((element) =>
    ts.isOmittedExpression(element) ? [] : namesOf(element.name),
  )
}

/** Where the body first mentions it after its declaration; beyond every place where it never does. */
function firstUseOf(name: ts.Identifier, body: ts.Node, checker: ts.TypeChecker): number {
  const symbol = checker.getSymbolAtLocation(name)
  let first = Infinity
  const visit = (node: ts.Node): void => {
    const isUse =
      ts.isIdentifier(node) &&
      node.text === name.text &&
      node !== name &&
      (checker.getSymbolAtLocation(node) === symbol ||
        ts.isShorthandPropertyAssignment(node.parent))
    if (isUse) first = Math.min(first, node.getStart())
    ts.forEachChild(node, visit)
  }
  visit(body)
  return first
}

/** A promise, or a list of them. @param seen types above it: a list may hold its own like */
function holdsPromise(
  type: ts.Type,
  checker: ts.TypeChecker,
  seen: ReadonlySet<ts.Type> = new Set(),
): boolean {
  if (seen.has(type)) return false
  const isHeldBy = (each: ts.Type) => holdsPromise(each, checker, new Set([...seen, type]))
  if (type.isUnion()) return type.types.some(isHeldBy)
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    return checker.getTypeArguments(type as ts.TypeReference).some(isHeldBy)
  }
  return type.getSymbol()?.name === 'Promise'
}
