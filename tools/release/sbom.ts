import type { ShippedPackage } from './shipped-packages.ts'

/** The product itself, as its package.json names it. */
interface Product {
  name: string
  version: string
  license: string
}

/**
 * A list of all that a release is made of, for programs that look for known weaknesses: CycloneDX
 * 1.6 (ECMA-424). The same packages give the same list, byte for byte: it has no time and no serial number.
 */
export function composeSbom(product: Product, shipped: readonly ShippedPackage[]): object {
  const own = `pkg:npm/${product.name}@${product.version}`
  const refs = new Map(shipped.map((each) => [each.path, refOf(each)]))
  const needsOf = (paths: readonly string[]) =>
    [...new Set(paths.flatMap((path) => refs.get(path) ?? []))].sort()
  const needed = new Set(shipped.flatMap(({ needs }) => needs))
  const first = shipped.map(({ path }) => path).filter((path) => !needed.has(path))
  const components = new Map(shipped.map((each) => [refOf(each), componentOf(each)]))
  const dependencies = new Map(shipped.map((each) => [refOf(each), needsOf(each.needs)]))
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': own,
        name: product.name,
        version: product.version,
        licenses: [{ license: { id: product.license } }],
        purl: own,
      },
    },
    components: [...components.values()],
    dependencies: [
      { ref: own, dependsOn: needsOf(first) },
      ...[...dependencies].map(([ref, dependsOn]) => ({ ref, dependsOn })),
    ],
  }
}

function componentOf(shipped: ShippedPackage): object {
  const { name, version, licence, integrity, places } = shipped
  const [scope, inScope] = name.startsWith('@') ? name.split('/') : [undefined, name]
  const isExpression = licence?.includes(' ') === true
  const isRuntime = places.includes('runtime')
  return {
    type: isRuntime ? 'platform' : 'library',
    'bom-ref': refOf(shipped),
    ...(scope !== undefined && { group: scope }),
    name: inScope,
    version,
    ...(integrity !== undefined && { hashes: [hashOf(integrity)] }),
    ...(licence !== undefined && {
      licenses: [isExpression ? { expression: licence } : { license: { id: licence } }],
    }),
    purl: refOf(shipped),
    // Scanners know the weaknesses of Node by this name alone.
    ...(isRuntime && { cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*` }),
    properties: places.map((value) => ({ name: 'mboa:place', value })),
  }
}

/** The address of a package (purl-spec): the sign before a scope is written `%40`. */
const refOf = ({ name, version, places }: ShippedPackage) =>
  places.includes('runtime')
    ? `pkg:generic/${name}@${version}`
    : `pkg:npm/${name.replace(/^@/, '%40')}@${version}`

function hashOf(integrity: string): object {
  const base64 = integrity.replace(/^sha512-/, '')
  return { alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }
}
