import { describe } from 'vitest'
import { testMarkings } from './fixtures/marking-table.ts'

const exact = 'cccc exact'
/** Accents and articles are noted and never fail. */
const noted = 'aaaa letters'
const slip = 'aaaw typo'
const wrong = 'wwww wrong'

describe('French', () => {
  testMarkings({ language: 'fr', kind: 'sentence' }, [
    ['Tu es arrivé ?', 'tu es arrive', noted],
    ['Tu es arrivé ?', 'TU ES ARRIVE', noted],
    ['Tu es arrivé ?', 'tu es arrivè', noted],
    ['Tu es arrive', 'tu es arrivé', noted],
    ['Où est-il ?', 'ou est il', noted],
    ['Ça va', 'ca va', noted],
    ['Ça va', 'ÇA VA !', exact],
    ['C’est un homme.', 'Cest un homme', exact],
    ['C’est un homme.', "c'est un homme", exact],
    ['C’est un homme.', 'c`est un homme', exact],
    ['C’est un homme.', 'c est un homme', slip],
    ['J’ai qu’un livre', 'jai quun livre', exact],
    ['J’ai qu’un livre', 'j ai qu’un livre', slip],
    ['Il n’y a pas d’eau', "il n'y a pas d'eau", exact],
    ['Il n’y a pas d’eau', 'il ny a pas deau', exact],
    ['Il n’y a pas d’eau', 'il n’y a pas d eau', slip],
    ['grand-mère', 'grand mère', exact],
    ['grand-mère', 'grand-mere', noted],
    ['Où est ma sœur', 'Où est ma soeur', exact],
    ['Où est ma soeur', 'OÙ EST MA SŒUR', exact],
    ['voici la maison', 'voici une maison', noted],
    ['voici la maison', 'voici maison', noted],
    ['voici maison', 'voici la maison', noted],
    ['l’homme mange', 'un homme mange', noted],
    ['l’homme mange', 'homme mange', noted],
    ['l’homme mange', 'lhomme mange', exact],
    ['l’homme mange', 'l homme mange', slip],
    ['les hommes mangent', 'des hommes mangent', noted],
    ['il mange du pain', 'il mange le pain', noted],
    ['voici la maison', 'voici une maisn', slip],
    ['voici la maison', 'voici une voiture', wrong],
    ['il a 2 chiens', 'il a deux chiens', exact],
    ['il a deux chiens', 'il a 2 chiens', exact],
    ['il a deux chiens', 'il a 3 chiens', wrong],
    ['il a 1 chien', 'il a un chien', exact],
    ['il a 1 vache', 'il a une vache', exact],
    ['il a dix-sept chiens', 'il a 17 chiens', exact],
    ['il a dix-sept chiens', 'il a dix sept chiens', exact],
    ['il a dix-sept chiens', 'il a 7 chiens', wrong],
    ['il a vingt chiens', 'il a 20 chiens', exact],
    ['il a 21 chiens', 'il a 21 chiens', exact],
    ['il a 21 chiens', 'il a 22 chiens', wrong],
    ['en 1960', 'en 1961', wrong],
  ])
  const numbers =
    'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize ' +
    'dix-sept dix-huit dix-neuf vingt'
  testMarkings(
    { language: 'fr', kind: 'word' },
    numbers
      .split(' ')
      .flatMap((word, number) => [
        [word, `${number}`, exact] as const,
        [`${number}`, word, exact] as const,
      ]),
  )
  testMarkings({ language: 'fr', kind: 'word' }, [
    ['le livre', 'livre', exact],
    ['livre', 'le livre', exact],
    ['le livre', 'un livre', exact],
    ['le livre', 'LES livre', exact],
    ['l’eau', 'eau', exact],
    ['eau', 'de l’eau', exact],
    ['eau', "l'eau", exact],
    ['la viande', 'de la viande', exact],
    ['le cœur', 'coeur', exact],
    ['le cœur', 'cour', slip],
    ['l’été', 'ete', noted],
    ['le père', 'pere', noted],
    ['un', 'une', 'wwww wrong'],
    ['un', 'le', 'wwww wrong'],
    ['un', 'un', exact],
    ['la', 'la', exact],
    ['zéro', 'zero', noted],
    ['naïf', 'naif', noted],
  ])
})

describe('English', () => {
  testMarkings({ language: 'en', kind: 'sentence' }, [
    ['It is a man.', "It's a man", exact],
    ['It is a man.', 'It’s a man', exact],
    ["It's a man.", 'it is a man', exact],
    ["It's a man.", 'its a man', exact],
    ['It is a man.', 'its a man', wrong],
    ['It has gone', "it's gone", exact],
    ['I will come', "I'll come", exact],
    ['I will come', 'Ill come', wrong],
    ['We will come', 'well come', wrong],
    ['We were here', "we're here", wrong],
    ['I am here', "I'm here", exact],
    ['I am here', 'Im here', exact],
    ['I do not know', "I don't know", exact],
    ['I do not know', 'I dont know', exact],
    ["I don't know", 'I do not know', exact],
    ["I don't know", 'I dont know', exact],
    ['He does not come', 'he doesnt come', exact],
    ['She will not come', "she won't come", exact],
    ['She will not come', 'she wont come', exact],
    ["She won't come", 'she will not come', exact],
    ['I cannot come', "I can't come", exact],
    ['I cannot come', 'I can not come', exact],
    ['I cannot come', 'I cant come', exact],
    ["I can't come", 'I can not come', exact],
    ['It is not here', "it isn't here", exact],
    ['It is not here', "it's not here", exact],
    ["It isn't here", "it's not here", exact],
    ['They are here', "they're here", exact],
    ['They are here', 'theyre here', exact],
    ['You have eaten', "you've eaten", exact],
    ['He would go', "he'd go", exact],
    ['He had gone', "he'd gone", exact],
    ['We should not go', "we shouldn't go", exact],
    ['He is here', 'hes here', exact],
    ['Where is he', "where's he", exact],
    ['Let us go', "let's go", exact],
    ['He would have gone', "he would've gone", exact],
    ['What is it?', 'whats it', exact],
    ["It's a man", 'It is a woman', wrong],
    ['He has two dogs', 'He has 2 dogs.', exact],
    ['He has 2 dogs.', 'He has two dogs', exact],
    ['He has two dogs', 'He has 3 dogs', wrong],
    ['He has a dog', 'He has the dog', noted],
    ['He has a dog', 'He has dog', noted],
    ['He has an egg', 'He has a egg', noted],
    ['The dog sleeps', 'Dog sleeps', noted],
    ['The café is open', 'the cafe is open', noted],
    ['good morning', 'Good morning!', exact],
    ['good morning', 'goodmorning', slip],
    ['good morning', 'good mornin', slip],
    ['mother-in-law', 'mother in law', exact],
    ['the man’s dog', "the man's dog", exact],
    ['the man’s dog', 'the mans dog', exact],
  ])
  const numbers =
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
    'fifteen sixteen seventeen eighteen nineteen twenty'
  testMarkings(
    { language: 'en', kind: 'word' },
    numbers
      .split(' ')
      .flatMap((word, number) => [
        [word, `${number}`, exact] as const,
        [`${number}`, word.toUpperCase(), exact] as const,
      ]),
  )
  testMarkings({ language: 'en', kind: 'word' }, [
    ['the dog', 'dog', exact],
    ['a dog', 'the dog', exact],
    ['dog', 'a dog', exact],
    ['egg', 'an egg', exact],
    ['the', 'a', 'wwww wrong'],
    ['twenty-one', '21', wrong],
    ['encyclopædia', 'encyclopaedia', exact],
  ])
})
