import { Privacy } from './privacy.fr.tsx'

/** Les conditions et la notice de confidentialité; the English text says the same. */
export function Terms() {
  return (
    <>
      <p className="soft">Version du 27 novembre 2026.</p>
      <p>
        Mboa est un outil libre pour apprendre les langues du Cameroun et pour les enregistrer.
        Ci-dessous, <b>l’exploitant</b> est la personne ou l’organisation qui fait fonctionner le
        serveur que vous utilisez. Vous le joignez en répondant à n’importe quel e‑mail envoyé par
        ce serveur.
      </p>

      <h2>Conditions d’utilisation</h2>
      <h3>Votre compte</h3>
      <ul>
        <li>
          Donnez vos propres nom, adresse e‑mail et numéro de téléphone, et gardez votre mot de
          passe pour vous.
        </li>
        <li>
          Il vous faut une adresse e‑mail que vous pouvez consulter&nbsp;: le compte s’ouvre quand
          vous la confirmez.
        </li>
        <li>Si vous êtes mineur, demandez d’abord à un parent ou à un tuteur.</li>
        <li>
          N’essayez pas d’entrer dans le compte d’autrui, de surcharger le serveur ni de lui envoyer
          des requêtes automatiques. L’exploitant peut désactiver un compte qui le fait.
        </li>
      </ul>
      <h3>Ce que vous apprenez ici</h3>
      <ul>
        <li>
          Les mots, les phrases et les enregistrements indiquent leur source, leur licence et
          combien de locuteurs les ont vérifiés. Ce qu’aucun locuteur n’a encore vérifié peut
          contenir des erreurs.
        </li>
        <li>
          Une langue a des dialectes et plus d’une manière de s’écrire. Une autre forme que celle
          qui est montrée n’est pas fausse pour autant.
        </li>
      </ul>
      <h3>Ce que vous apportez</h3>
      <ul>
        <li>
          Vos enregistrements, vos mots et vos corrections restent à vous. Vous décidez, séparément
          pour chaque usage, de ce que d’autres peuvent en faire&nbsp;: apprendre dans Mboa, publier
          dans des jeux de données ouverts (CC0 ou CC BY), faire de la recherche, fabriquer des voix
          de synthèse. Seul le premier est nécessaire pour enregistrer&nbsp;; rien n’est coché à
          votre place.
        </li>
        <li>
          Enregistrez votre propre voix, ou celle d’une personne qui est d’accord&nbsp;; pour un
          mineur, il faut l’accord du tuteur. N’enregistrez pas ce que votre communauté garde pour
          elle.
        </li>
        <li>
          Une personne qui parle sur votre appareil sans compte décide elle-même&nbsp;: faites-lui
          entendre ou lire le texte de l’accord et laissez-la dire avec ses mots si elle est
          d’accord, donnez-lui le papier avec son code, et retirez ou supprimez ses enregistrements
          quand elle vous le demande. Dans un atelier, les personnes que d’autres ont ajoutées
          peuvent aussi vous demander de les retirer.
        </li>
        <li>
          Vous pouvez retirer un enregistrement à tout moment. Les copies que d’autres ont faites
          auparavant sous une licence ouverte ne peuvent plus être retirées.
        </li>
        <li>
          Si vous coordonnez une langue, vous pouvez importer des enregistrements faits par
          d’autres, sous une licence qui permet aux apprenants de les entendre&nbsp;: dites
          laquelle, et d’où ils viennent. N’importez pas ce qui a été enregistré ou publié à l’insu
          des locuteurs, et retirez une voix ou un enregistrement quand la personne qu’on y entend
          vous le demande.
        </li>
      </ul>
      <h3>Mots et images d’autrui</h3>
      <p>
        Beaucoup de mots viennent du{' '}
        <a href="https://cldr.unicode.org/">Common Locale Data Repository d’Unicode</a> (licence
        Unicode 3.0), d’<a href="https://apics-online.info/">APiCS Online</a> (CC BY 4.0), de{' '}
        <a href="https://github.com/lexibank/numerals">Numeral Systems of the World’s Languages</a>{' '}
        d’E. Chan (CC BY 4.0) et de{' '}
        <a href="https://langsci-press.org/catalog/book/118">A grammar of Moloko</a> de D. Friesen
        avec Mana Djeme Isaac, Ali Gaston et Mana Samuel (CC BY 4.0)&nbsp;; chaque entrée nomme
        toutes ses sources. Ce que l’on demande aux locuteurs vient, pour l’essentiel, de la SIL
        Comparative African Wordlist&nbsp;: K. Snider et J. Roberts, 2004, dans{' '}
        <a href="https://concepticon.clld.org/contributions/Snider-2004-1700">Concepticon</a> 3.4.0
        de J.-M. List, A. Tjuka, A. Blum, F. Kučerová, C. Ugarte, C. Rzymski, S. Greenhill et R.
        Forkel (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>)&nbsp;; nous en
        avons revu le sens dans les deux langues et n’en demandons pas tout. Les images sont celles
        de <a href="https://github.com/jdecked/twemoji">Twemoji</a>, par Twitter, Inc. et d’autres
        contributeurs (<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>).
      </p>
      <h3>Le logiciel</h3>
      <p>
        Mboa est un logiciel libre sous la licence publique générale GNU Affero, version 3
        uniquement. Vous pouvez l’utiliser, l’étudier, le partager et le modifier&nbsp;; qui fait
        fonctionner une version modifiée pour d’autres doit leur en offrir le code source. Il est
        fourni sans aucune garantie, comme le dit la licence. L’exploitant peut interrompre le
        service ou y mettre fin&nbsp;; si possible, il le dit assez tôt pour que vous puissiez
        emporter vos données.
      </p>
      <Privacy />
    </>
  )
}
