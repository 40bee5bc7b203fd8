import { expect, test } from 'vitest'
import { defaultMapping } from '../choose-item.ts'
import { readers } from '../formats.ts'
import type { ReadPart } from '../model.ts'
import { bytesOf, collect } from '../testing/read-whole.ts'

const file = `<?xml version="1.0" encoding="UTF-8"?>
<ANNOTATION_DOCUMENT AUTHOR="Somebody" DATE="2024-03-01T08:00:00+01:00" FORMAT="3.0" VERSION="3.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="http://www.mpi.nl/tools/elan/EAFv3.0.xsd">
  <LICENSE LICENSE_URL="https://creativecommons.org/licenses/by/4.0/"/>
  <HEADER MEDIA_FILE="" TIME_UNITS="milliseconds">
    <MEDIA_DESCRIPTOR EXTRACTED_FROM="file:///talk.mpg" MEDIA_URL="file:///talk.wav" MIME_TYPE="audio/x-wav" RELATIVE_MEDIA_URL="./talk.wav" TIME_ORIGIN="40"/>
    <LINKED_FILE_DESCRIPTOR LINK_URL="file:///talk.pfsx" MIME_TYPE="unknown"/>
    <PROPERTY NAME="URN">urn:nl-mpi-tools-elan-eaf:0000-2</PROPERTY>
    <PROPERTY NAME="lastUsedAnnotationId">5</PROPERTY>
    <PROPERTY NAME="place">here</PROPERTY>
  </HEADER>
  <TIME_ORDER>
    <TIME_SLOT TIME_SLOT_ID="ts1" TIME_VALUE="0"/>
    <TIME_SLOT TIME_SLOT_ID="ts2" TIME_VALUE="700"/>
    <TIME_SLOT TIME_SLOT_ID="ts3" TIME_VALUE="1200"/>
  </TIME_ORDER>
  <TIER ANNOTATOR="Annotator one" DEFAULT_LOCALE="fr" EXT_REF="er1" LANG_REF="bas" LINGUISTIC_TYPE_REF="tx" PARTICIPANT="A. B." TIER_ID="tx@AB">
    <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a1" TIME_SLOT_REF1="ts1" TIME_SLOT_REF2="ts3" EXT_REF="er2"><ANNOTATION_VALUE>Taba i.</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>
  </TIER>
  <TIER ANNOTATOR="Annotator two" DEFAULT_LOCALE="fr" LANG_REF="und" LINGUISTIC_TYPE_REF="word" PARENT_REF="tx@AB" PARTICIPANT="A. B." TIER_ID="mot@AB">
    <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a2" TIME_SLOT_REF1="ts1" TIME_SLOT_REF2="ts2"><ANNOTATION_VALUE>taba</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>
    <ANNOTATION><ALIGNABLE_ANNOTATION ANNOTATION_ID="a3" TIME_SLOT_REF1="ts2" TIME_SLOT_REF2="ts3"><ANNOTATION_VALUE>i</ANNOTATION_VALUE></ALIGNABLE_ANNOTATION></ANNOTATION>
  </TIER>
  <TIER LANG_REF="eng" LINGUISTIC_TYPE_REF="ft" PARENT_REF="tx@AB" PARTICIPANT="C. D." TIER_ID="ft@AB">
    <ANNOTATION><REF_ANNOTATION ANNOTATION_ID="a4" ANNOTATION_REF="a1" CVE_REF="cve1"><ANNOTATION_VALUE>The first.</ANNOTATION_VALUE></REF_ANNOTATION></ANNOTATION>
  </TIER>
  <LINGUISTIC_TYPE EXT_REF="er3" GRAPHIC_REFERENCES="false" LINGUISTIC_TYPE_ID="tx" TIME_ALIGNABLE="true"/>
  <LINGUISTIC_TYPE CONSTRAINTS="Time_Subdivision" GRAPHIC_REFERENCES="false" LINGUISTIC_TYPE_ID="word" TIME_ALIGNABLE="true"/>
  <LINGUISTIC_TYPE CONSTRAINTS="Symbolic_Association" CONTROLLED_VOCABULARY_REF="kinds" GRAPHIC_REFERENCES="false" LINGUISTIC_TYPE_ID="ft" TIME_ALIGNABLE="false"/>
  <LOCALE COUNTRY_CODE="CM" LANGUAGE_CODE="fr"/>
  <LANGUAGE LANG_DEF="http://cdb.iso.org/lg/CDB-00130975-001" LANG_ID="eng" LANG_LABEL="English (eng)"/>
  <CONSTRAINT DESCRIPTION="Time subdivision of parent annotation's time interval" STEREOTYPE="Time_Subdivision"/>
  <EXTERNAL_REF EXT_REF_ID="er1" TYPE="iso12620" VALUE="DC-1"/>
</ANNOTATION_DOCUMENT>
`

const read = async () => {
  const of = { language: 'bas' }
  const parts = await collect<ReadPart>(readers.eaf.read(bytesOf(file), defaultMapping, of))
  return {
    kept: parts.filter(({ part }) => part === 'entry' || part === 'header'),
    leftOut: parts.flatMap((each) => (each.part === 'outline' ? (each.outline.leftOut ?? []) : [])),
  }
}

test('attributes and elements that are not read are counted by name', async () => {
  const { leftOut } = await read()
  const attributes = leftOut.flatMap(({ kind, of, count }) =>
    kind === 'attributes' ? [[of, count]] : [],
  )
  expect(Object.fromEntries(attributes)).toEqual({
    'ANNOTATION_DOCUMENT@AUTHOR': 1,
    'ANNOTATION_DOCUMENT@DATE': 1,
    'MEDIA_DESCRIPTOR@EXTRACTED_FROM': 1,
    'TIER@ANNOTATOR': 2,
    'TIER@DEFAULT_LOCALE': 2,
    'TIER@EXT_REF': 1,
    'TIER@PARTICIPANT': 1,
    'TIER@LANG_REF': 1,
    'ALIGNABLE_ANNOTATION@EXT_REF': 1,
    'ALIGNABLE_ANNOTATION@TIME_SLOT_REF1': 2,
    'ALIGNABLE_ANNOTATION@TIME_SLOT_REF2': 2,
    'REF_ANNOTATION@CVE_REF': 1,
    'LINGUISTIC_TYPE@EXT_REF': 1,
  })
  expect(leftOut.filter(({ kind }) => kind !== 'attributes')).toEqual([
    { kind: 'elements', of: 'PROPERTY', count: 1 },
    { kind: 'elements', of: 'LINKED_FILE_DESCRIPTOR', count: 1 },
    { kind: 'elements', of: 'EXTERNAL_REF', count: 1 },
  ])
})

/** Names by which elements refer to each other, and what only says how the file is built. */
const structure =
  /^(FORMAT|VERSION|TIME_UNITS|MIME_TYPE|\w+_(ID|REF)|TIME_SLOT_REF[12]|TIME_ALIGNABLE|CONSTRAINTS|GRAPHIC_REFERENCES|xmlns:.*|xsi:.*)$/
/** Elements that are counted as a whole, or only say how tiers are built. */
const whole = /^(LOCALE|LANGUAGE|CONSTRAINT|EXTERNAL_REF|LINKED_FILE_DESCRIPTOR|PROPERTY)$/

test('every attribute of a file is kept, counted, or only its structure', async () => {
  const { kept, leftOut } = await read()
  const said = JSON.stringify(kept)
  const counted = new Set(leftOut.map(({ of }) => of))
  const lost: string[] = []
  for (const [, element = '', attributes = ''] of file.matchAll(/<([A-Z_]+)([^<>]*)>/g)) {
    if (whole.test(element)) continue
    for (const [, name = '', value = ''] of attributes.matchAll(/([\w:]+)="([^"]+)"/g)) {
      const isKept = said.includes(value.split('/').at(-1) ?? value)
      if (!isKept && !structure.test(name) && !counted.has(`${element}@${name}`)) {
        lost.push(`${element}@${name}=${value}`)
      }
    }
  }
  // A time between two words, which is counted where they refer to its slot.
  expect(lost).toEqual(['TIME_SLOT@TIME_VALUE=700'])
})
