import type { ShippedPackage } from './shipped-packages.ts'

/** The product itself, as its package.json names it. */
export interface Product {
  name: string
  version: string
  license: string
}

/**
 * Composes the list of components that vulnerability scanners read: CycloneDX 1.6 (ECMA-424).
 * Equal packages give equal bytes: the list has no time and no serial number.
 */
export function composeSbom(product: Product, shipped: readonly ShippedPackage[]): object {
  const { name, version, license } = product
  const own = `pkg:npm/${name}@${version}`
  const component = { type: 'application', name, version, purl: own }
  const refs = new Map(shipped.map((each) => [each.path, refOf(each)]))
  const needed = new Set(shipped.flatMap(({ needs }) => needs))
  const direct = shipped.map(({ path }) => path).filter((path) => !needed.has(path))
  const dependenciesOf = (ref: string, paths: readonly string[]) => ({
    ref,
    dependsOn: [...new Set(paths.flatMap((path) => refs.get(path) ?? []))],
  })
  // Two copies of a package have one reference.
  const unique = [...new Map(shipped.map((each) => [refOf(each), each])).values()]
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...component, 'bom-ref': own, licenses: [licenceOf(license)] } },
    components: unique.map(componentOf),
    dependencies: [
      dependenciesOf(own, direct),
      ...unique.map((each) => dependenciesOf(refOf(each), each.needs)),
    ],
  }
}

function componentOf(shipped: ShippedPackage): object {
  const { name, version, licence, integrity, use } = shipped
  const [inScope, scope] = name.split('/').toReversed()
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
  return {
    type: use === 'runtime' ? 'platform' : 'library',
    'bom-ref': refOf(shipped),
    ...(scope !== undefined && { group: scope }),
    name: inScope,
    version,
    hashes: [{ alg: 'SHA-512', content }],
    licenses: [licenceOf(licence)],
    purl: refOf(shipped),
    // Scanners know the vulnerabilities of Node by this name only.
    ...(use === 'runtime' && { cpe: `cpe:2.3:a:nodejs:node.js:${version}:*:*:*:*:*:*:*` }),
    properties: [{ name: 'mboa:place', value: use }],
  }
}

const licenceOf = (licence: string) =>
  licence.includes(' ') ? { expression: licence } : { license: { id: licence } }

/** The package URL: the sign before a scope is written `%40`. */
const refOf = ({ name, version, use }: ShippedPackage) =>
  use === 'runtime'
    ? `pkg:generic/${name}@${version}`
    : `pkg:npm/${name.replace('@', '%40')}@${version}`
