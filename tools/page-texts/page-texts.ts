import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** A text of a screen whose page brings no catalogue that holds it: its id would be shown. */
interface AbsentText {
  /** Where it stands, from the folder of the sources. */
  readonly file: string
  readonly text: string
  /** What brings that file: what runs first, the page, the parts within it. */
  readonly broughtBy: readonly string[]
}

/** Code that arrives together with the texts of these catalogues. */
interface Arrival {
  readonly catalogues: readonly string[]
  readonly files: readonly string[]
  /** What of it is shown. */
  readonly name: string
}

interface Module {
  /** What it needs to run. */
  readonly imports: readonly string[]
  /** What it only passes on, by name. */
  readonly passedOn: ReadonlyMap<string, string>
  readonly arrivals: readonly Arrival[]
}

/** The functions that fetch code with its texts. */
const fetching = new Set(['lazyPage', 'lazyPart', 'lazyChunk'])

/**
 * Follows all code from what runs first on, through every page and part that arrives later, and finds
 * the texts in it that stand in none of the catalogues which have arrived by then.
 * @param sources the folder of the sources; the catalogues stand in its `i18n/locales`
 * @param entry what runs first, with the catalogue `start`
 */
export function findAbsentTexts(sources: string, entry: string): readonly AbsentText[] {
  const { textsOf, cataloguesOf } = readCatalogues(join(sources, 'i18n/locales'))
  const modules = new Map<string, Module>()
  const absent = new Map<string, AbsentText>()
  const followed = new Set<string>()

  function read(file: string): Module {
    const module = modules.get(file) ?? readModule(file)
    modules.set(file, module)
    return module
  }

  function follow(file: string, there: ReadonlySet<string>, broughtBy: readonly string[]): void {
    const key = `${file} ${[...there].sort().join(' ')}`
    if (followed.has(key)) return
    followed.add(key)
    const path = [...broughtBy, relative(sources, file)]
    for (const each of withImports(file, read)) {
      const name = relative(sources, each)
      for (const text of textsOf.get(name) ?? []) {
        const isAbsent = cataloguesOf.get(text)?.isDisjointFrom(there) === true
        if (isAbsent) absent.set(`${name} ${text}`, { file: name, text, broughtBy: path })
      }
      for (const { catalogues, files, name: shown } of read(each).arrivals) {
        for (const next of files) {
          follow(read(next).passedOn.get(shown) ?? next, new Set([...there, ...catalogues]), path)
        }
      }
    }
  }

  follow(join(sources, entry), new Set(['start']), [])
  return [...absent.values()]
}

/** A module with all that it needs to run. */
function withImports(file: string, read: (file: string) => Module): ReadonlySet<string> {
  const found = new Set([file])
  // A set is gone through with what is added meanwhile.
  for (const each of found) for (const needed of read(each).imports) found.add(needed)
  return found
}

function readModule(file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ESNext, true)
  const find = (request: string) =>
    request.startsWith('.') && /\.tsx?$/.test(request) ? [join(dirname(file), request)] : []
  const written = (node: ts.Node | undefined) => node?.getText(source) ?? ''
  const imports: string[] = []
  const imported = new Map<string, string>()
  const passedOn = new Map<string, string>()
  const constants = new Map<string, ts.Expression>()
  const arrivals: Arrival[] = []

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node) && !isForTypes(node.importClause)) {
      for (const from of find(requestOf(node))) {
        imports.push(from)
        for (const name of namesOf(node.importClause?.namedBindings)) imported.set(name, from)
      }
    } else if (ts.isExportDeclaration(node) && !node.isTypeOnly) {
      for (const from of find(requestOf(node))) {
        imports.push(from)
        for (const name of namesOf(node.exportClause)) passedOn.set(name, from)
      }
    } else if (ts.isVariableDeclaration(node) && node.initializer) {
      constants.set(written(node.name), node.initializer)
    } else if (ts.isCallExpression(node) && fetching.has(written(node.expression))) {
      const [named, loader] = node.arguments
      arrivals.push({
        catalogues: cataloguesIn(written(named)),
        files: askedFor(written(loader)),
        name: /\)\)\.(\w+)/.exec(written(loader))?.[1] ?? '',
      })
    }
    ts.forEachChild(node, visit)
  }

  /** Those that are named there, or in the lists that are. */
  function cataloguesIn(list: string): string[] {
    const lists = Array.from(list.matchAll(/(?<!')\b\w+\b(?!')/g), ([name]) =>
      written(constants.get(name)),
    )
    return [list, ...lists].flatMap((each) =>
      Array.from(each.matchAll(/'(.+?)'/g), ([, catalogue = '']) => catalogue),
    )
  }

  /** The files that a loader asks for, itself or by a function of this module or another. */
  function askedFor(loader: string): string[] {
    const called = Array.from(loader.matchAll(/\b(\w+)\(\)/g), ([, name = '']) => {
      const other = imported.get(name)
      return other === undefined
        ? requestsIn(written(constants.get(name))).flatMap(find)
        : readAsked(other, name)
    })
    return [...requestsIn(loader).flatMap(find), ...called.flat()]
  }

  visit(source)
  return { imports, passedOn, arrivals }
}

const requestOf = ({ moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration) =>
  moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''

const namesOf = (names: ts.NamedImportBindings | ts.NamedExportBindings | undefined) =>
  names !== undefined && 'elements' in names ? names.elements.map(({ name }) => name.text) : []

/** Nothing of it is there when the code runs. */
function isForTypes(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false
  const names = clause.namedBindings
  return (
    clause.phaseModifier === ts.SyntaxKind.TypeKeyword ||
    (clause.name === undefined &&
      names !== undefined &&
      ts.isNamedImports(names) &&
      names.elements.every(({ isTypeOnly }) => isTypeOnly))
  )
}

/** What a function of one line in another module asks for. */
function readAsked(file: string, name: string): string[] {
  const line = new RegExp(`const ${name} = .*`).exec(readFileSync(file, 'utf8'))?.[0] ?? ''
  return requestsIn(line).map((request) => join(dirname(file), request))
}

const requestsIn = (text: string) =>
  Array.from(text.matchAll(/\bimport\(\s*'(.+?)'/g), ([, request = '']) => request)

/** The texts of each source file, and the catalogues that hold each text. */
function readCatalogues(folder: string) {
  const textsOf = new Map<string, Set<string>>()
  const cataloguesOf = new Map<string, Set<string>>()
  for (const file of globSync('*.en.po', { cwd: folder })) {
    for (const entry of readFileSync(join(folder, file), 'utf8').split('\n\n')) {
      const text = /^(?:msgctxt .*\n)?msgid (?:".*"\n?)+/m.exec(entry)?.[0].trim() ?? ''
      for (const [, source = ''] of entry.matchAll(/^#: web\/src\/(.+)$/gm)) {
        addTo(textsOf, source, text)
        addTo(cataloguesOf, text, file.replace('.en.po', ''))
      }
    }
  }
  return { textsOf, cataloguesOf }
}

const addTo = (sets: Map<string, Set<string>>, key: string, value: string) =>
  void sets.set(key, (sets.get(key) ?? new Set()).add(value))
