/** La notice de confidentialité; the English text says the same. */
export function Privacy() {
  return (
    <>
      <h2>Notice de confidentialité</h2>
      <p>
        Vos données sont protégées par la loi camerounaise n°&nbsp;2024/017 du 23 décembre 2024
        relative à la protection des données à caractère personnel. L’exploitant est le responsable
        du traitement au sens de cette loi. Une voix enregistrée y est une donnée à caractère
        personnel, et ce qui touche à l’origine linguistique ou régionale d’une personne y est
        sensible&nbsp;: Mboa traite en conséquence vos enregistrements et les langues que vous
        choisissez.
      </p>
      <h3>Ce qui est conservé, et pourquoi</h3>
      <ul>
        <li>
          <b>Votre compte&nbsp;:</b> nom complet, adresse e‑mail, numéro de téléphone, langue de
          l’interface, rôle, moments de l’inscription, de la confirmation de l’adresse et de
          l’acceptation de ces conditions. Pour vous connaître, vous laisser vous connecter et vous
          écrire au sujet de votre compte. De votre mot de passe, seul un code à sens unique
          (Argon2id) est gardé.
        </li>
        <li>
          <b>Vos appareils&nbsp;:</b> pour chacun de ceux qui sont connectés, le nom que se donne
          son navigateur et sa dernière utilisation. Pour que vous restiez connecté et puissiez voir
          qui l’est.
        </li>
        <li>
          <b>Vos exercices&nbsp;:</b> ce qui vous a été demandé, ce que vous avez répondu, quand et
          en combien de temps, et vos réglages. Pour choisir ce qui revient et quand, et pour
          montrer vos progrès.
        </li>
        <li>
          <b>Ce que vous signalez et demandez&nbsp;:</b> ce qui, selon vous, ne va pas dans un mot,
          et les mots que vous cherchez sans les trouver. Pour que des locuteurs les corrigent et
          les ajoutent.
        </li>
        <li>
          <b>Ce que vous écoutez&nbsp;:</b> quels enregistrements vous avez écoutés jusqu’au bout,
          et quel jour la dernière fois. Pour que les locuteurs sachent combien de personnes les ont
          écoutés en une semaine.
        </li>
        <li>
          <b>Les enregistrements,</b> si vous enregistrez&nbsp;: le son, sa langue et son dialecte,
          ce qu’en ont dit les relecteurs, et vos consentements avec leur date et leur texte.
        </li>
        <li>
          <b>Les locuteurs sans compte,</b> s’ils parlent sur l’appareil de quelqu’un qui
          enregistre&nbsp;: le son, un nom ou un pseudonyme et, s’ils le veulent, leur tranche
          d’âge, leur sexe, leur village et leur dialecte&nbsp;; ce qu’ils ont accepté, quand et
          selon quel texte, le son où ils le disent, et pour une personne mineure le nom du
          tuteur&nbsp;; une empreinte à sens unique du code de leur papier. Pour que chacun décide
          de sa propre voix.
        </li>
        <li>
          <b>La relecture,</b> si vous jugez les enregistrements des autres&nbsp;: ceux qui vous ont
          été envoyés et quand, quand vous les avez écoutés jusqu’au bout, ce que vous en avez dit,
          et ceux dont vous avez dit que c’est un autre mot. Parmi eux, quelques-uns sont
          volontairement mauvais&nbsp;: lesquels vous avez reçus, ce que vous en avez dit, et le
          poids de votre avis depuis. Pour qu’une approbation veuille dire que quelqu’un a écouté.
        </li>
        <li>
          <b>La coordination d’une langue&nbsp;:</b> une invitation à enregistrer contient l’adresse
          e‑mail à laquelle elle est envoyée, la langue et l’auteur de l’invitation. De ce que les
          coordinateurs et l’exploitant font pour une langue et ses membres, un journal est
          tenu&nbsp;: quoi, quand, par qui et à l’égard de qui, avec les seuls numéros des comptes,
          sans nom ni adresse. Pour que l’on voie qui peut faire quoi, et pourquoi. Un atelier a un
          nom, une fin, la personne qui l’a ouvert et celles qui l’ont rejoint ou quitté, et
          quand&nbsp;; et les locuteurs sans compte qui ont accepté que tous les y enregistrent.
        </li>
        <li>
          <b>Les voix de vos proches,</b> si vous les enregistrez pour vous&nbsp;: le son, le nom
          que vous donnez à la personne, ce qu’elle a accepté et quand, et pour une personne mineure
          le nom du parent ou du tuteur. Pour que vous seul les entendiez, sur tous vos appareils.
        </li>
        <li>
          <b>Les voix des enregistrements d’autrui,</b> si l’exploitant ou la coordination importe
          une collection publiée par d’autres, ou les sons d’un dictionnaire ou d’archives&nbsp;: le
          son et ce qui y est dit, le nom ou le signe que sa source donne à la voix, ainsi que la
          tranche d’âge, le sexe et le dialecte si la source les indique&nbsp;; la source, la
          licence et le jour. Pour que les apprenants entendent plus de voix. Les personnes qu’on y
          entend ont donné leur accord à leur source, non à nous.
        </li>
        <li>
          <b>Les rappels par notification,</b> si vous les activez&nbsp;: l’heure, le fuseau horaire
          de l’appareil, l’adresse à laquelle son navigateur reçoit les notifications et le jour du
          dernier rappel. Pour vous faire signe à cette heure, sauf les jours où vous vous êtes déjà
          exercé.
        </li>
        <li>
          <b>La protection contre les abus&nbsp;:</b> des compteurs de tentatives par adresse réseau
          ou par compte, pendant des minutes ou des heures&nbsp;; des journaux techniques pour
          trouver les pannes.
        </li>
      </ul>
      <p>
        Le fondement en est le service que vous avez demandé en ouvrant un compte&nbsp;; pour les
        enregistrements, votre consentement&nbsp;; pour ceux d’autrui, la licence sous laquelle leur
        source les publie&nbsp;; pour la protection contre les abus, la sécurité des données de
        tous. Il n’y a ni publicité, ni pistage, ni vente de données.
      </p>
      <p>
        Une seule chose est calculée sans personne&nbsp;: le poids de votre avis quand vous relisez
        des enregistrements. Il découle, par une règle fixe, de ceux qui sont volontairement
        mauvais&nbsp;: votre avis compte d’abord pleinement&nbsp;; il compte une moitié de moins
        après chacun que vous approuvez, comme ce que vous avez approuvé peu avant, et de nouveau
        une moitié de plus après chacun que vous refusez. Cela ne touche que la relecture&nbsp;: ce
        que vous pouvez enregistrer, apprendre ou voir ne change pas. Si vous pensez que c’est à
        tort, écrivez à l’exploitant&nbsp;: une personne l’examine et peut rendre à votre avis tout
        son poids. Aucune autre décision à votre sujet n’est prise par une machine seule.
      </p>
      <h3>Sur votre appareil</h3>
      <p>
        Mboa garde dans votre navigateur vos cours, vos exercices et ce qui attend d’être envoyé,
        pour fonctionner sans réseau, ainsi que deux cookies&nbsp;: l’un pour la session, l’autre
        pour la langue. D’autres ne durent pas&nbsp;: celui d’une invitation dont vous avez suivi le
        lien, une heure au plus, et ceux d’une connexion avec Google, quelques minutes. Aucun cookie
        de tiers n’est utilisé.
      </p>
      <h3>Qui les voit</h3>
      <ul>
        <li>
          L’exploitant et ceux qui font fonctionner le serveur pour lui, dans la mesure nécessaire.
        </li>
        <li>
          Les enregistrements&nbsp;: les apprenants et les relecteurs, et au-delà seulement ceux que
          vos consentements désignent. Personne d’autre ne voit vos exercices.
        </li>
        <li>
          Ce que vous écoutez&nbsp;: vous, dans le fichier de vos données. Les personnes qui
          enregistrent apprennent combien de personnes les ont écoutées, sans nombre en dessous de
          trois, et jamais lesquelles.
        </li>
        <li>
          Les coordinateurs d’une langue&nbsp;: les noms des personnes qui l’enregistrent, si
          l’exploitant leur fait confiance ou si elles coordonnent, combien de leurs enregistrements
          sont gardés et approuvés, les invitations ouvertes avec les adresses e‑mail auxquelles
          elles ont été envoyées, ce que des apprenants signalent sur ses mots et les mots qu’ils
          demandent, sans dire qui, combien de personnes on entend par tranche d’âge, sexe et
          dialecte, sans nombre si elles sont moins de cinq, et le journal de ce qui a été fait,
          avec les noms des comptes qui existent encore.
        </li>
        <li>
          Les mots que vous cherchez&nbsp;: les personnes qui enregistrent la langue voient ceux que
          plusieurs apprenants demandent, et combien ils sont, jamais lesquels.
        </li>
        <li>
          Ce qui vous a été envoyé à écouter, les enregistrements volontairement mauvais et le poids
          de votre avis&nbsp;: vous, dans le fichier de vos données, et l’exploitant. Ni les autres
          relecteurs, ni les coordinateurs.
        </li>
        <li>
          Les locuteurs sans compte&nbsp;: la personne dont c’est l’appareil voit ce qui est gardé à
          leur sujet. S’ils l’ont accepté dans un atelier, les autres participants en voient le nom
          et le dialecte jusqu’à sa fin, au plus 14 jours, et rien d’autre. Les coordinateurs de la
          langue voient le nom et le nombre d’enregistrements, pour les retirer ou les supprimer sur
          demande. Leur nom ne figure à côté des enregistrements que s’ils le veulent. Le village
          n’est jamais publié, et les jeux de données n’indiquent la tranche d’âge, le sexe et le
          dialecte que si au moins cinq personnes les partagent.
        </li>
        <li>
          Les voix que vous enregistrez pour vous&nbsp;: vous seul. Elles ne sont ni relues, ni
          publiées, et ne figurent dans aucun jeu de données, sauf si la personne accepte à nouveau,
          comme locuteur sans compte, d’en donner à tous&nbsp;: celles-ci sont alors gardées comme
          les autres, à côté des vôtres.
        </li>
        <li>
          Les voix des enregistrements d’autrui&nbsp;: les apprenants et les relecteurs les
          entendent, avec leur source et leur licence à côté. Le nom ou le signe que la source donne
          à une voix n’est vu que par l’exploitant et les coordinateurs de la langue. Elles ne
          figurent dans aucun jeu de données de ce serveur.
        </li>
        <li>
          Si vous vous connectez avec Google, Google apprend que vous utilisez ce serveur et nous
          communique votre nom, votre adresse e‑mail et votre photo.
        </li>
        <li>Le service qui achemine les e‑mails du serveur voit votre adresse et le message.</li>
        <li>
          Les rappels par notification passent par le service de l’éditeur de votre navigateur, par
          exemple Google, Mozilla, Apple ou Microsoft. Il voit quand ce serveur envoie quelque chose
          à votre appareil, mais ne peut pas le lire.
        </li>
      </ul>
      <h3>Combien de temps</h3>
      <ul>
        <li>Le compte et les exercices&nbsp;: jusqu’à la suppression du compte.</li>
        <li>
          Ce que vous écoutez&nbsp;: sept jours, au plus tard jusqu’à la suppression du compte.
        </li>
        <li>
          Une connexion&nbsp;: 30 jours après sa dernière utilisation, 180 jours au plus sauf si
          l’exploitant a fixé une autre limite, ou jusqu’à la déconnexion.
        </li>
        <li>
          Les rappels par notification&nbsp;: jusqu’à ce que vous les désactiviez ou vous
          déconnectiez sur l’appareil, au plus tard avec la fin de sa connexion.
        </li>
        <li>
          Les liens des e‑mails&nbsp;: 3 minutes pour confirmer une adresse, 60 minutes pour
          réinitialiser un mot de passe.
        </li>
        <li>
          Les enregistrements&nbsp;: jusqu’à ce que vous les retiriez, ou au-delà du compte si vous
          le choisissez en le supprimant&nbsp;; les licences ouvertes restent valables pour les
          copies antérieures.
        </li>
        <li>
          Les locuteurs sans compte&nbsp;: jusqu’à ce qu’ils se retirent ou soient supprimés, en le
          demandant à la personne qui les enregistre ou à la coordination, ou avec le code de leur
          papier sur /speaker. Quand le compte de la personne qui enregistre est supprimé, ils le
          sont avec lui, sauf s’ils ont accepté de rester. Leur suppression reste connue par un
          numéro qui ne dit rien d’eux. Ce qu’un autre a enregistré d’eux dans un atelier part aussi
          avec son compte, sauf s’ils ont accepté de rester.
        </li>
        <li>
          Votre participation à un atelier&nbsp;: jusqu’à la suppression du compte. Un atelier dure
          au plus 14 jours.
        </li>
        <li>
          Les voix que vous enregistrez pour vous&nbsp;: jusqu’à ce que vous les supprimiez, au plus
          tard avec le compte&nbsp;; dans les sauvegardes du serveur jusqu’à leur remplacement.
          Supprimez-les quand la personne vous le demande.
        </li>
        <li>
          Les voix des enregistrements d’autrui&nbsp;: jusqu’à ce qu’elles soient retirées, avec
          tout ce qui a été importé, une voix seule ou un seul enregistrement. La personne qu’on
          entend peut le demander, avec ou sans compte, à l’exploitant ou à la coordination de la
          langue. En une minute, plus personne en ligne ne l’entend, et aucune version ultérieure de
          la collection ne la ramène. Seul reste ce qui permet de la reconnaître&nbsp;: le nom que
          la source donne à la voix, ou le nom du fichier et une empreinte à sens unique de son son.
        </li>
        <li>
          Vos contributions sur les mots&nbsp;: jusqu’à la suppression du compte. Un mot prononcé
          dans des enregistrements qui restent demeure écrit avec eux, sans votre nom.
        </li>
        <li>
          Ce que vous avez dit des mots et des enregistrements des autres&nbsp;: au-delà du compte,
          sans votre nom, pour que ce qui est vérifié le reste.
        </li>
        <li>
          Ce qui vous a été envoyé à écouter, les enregistrements volontairement mauvais et le poids
          de votre avis&nbsp;: jusqu’à la suppression du compte.
        </li>
        <li>
          Une invitation&nbsp;: jusqu’à ce qu’elle soit retirée, épuisée, ou échue depuis une
          semaine&nbsp;; au plus tard jusqu’à la suppression du compte de la personne qui l’a créée.
          Le journal de ce qui a été fait demeure&nbsp;; votre numéro en est retiré à la suppression
          de votre compte.
        </li>
      </ul>
      <h3>Vos droits</h3>
      <p>
        Vous pouvez consulter vos données, en recevoir une copie, les faire corriger ou supprimer,
        vous opposer à leur usage, le limiter, et retirer un consentement&nbsp;; ce qui était licite
        auparavant le reste. Sur la page Profil, vous corrigez votre nom et votre numéro, vous
        téléchargez tout ce que le serveur garde sur vous, et vous supprimez le compte avec tout ce
        qui lui appartient, aussitôt et définitivement. Pour tout le reste, écrivez à l’exploitant
        depuis l’adresse e‑mail de votre compte, pour qu’il soit certain de qui demande. Si la
        réponse ne vous satisfait pas, vous pouvez vous adresser à l’autorité camerounaise de
        protection des données à caractère personnel, ou à un tribunal.
      </p>
      <h3>Modifications</h3>
      <p>
        Une nouvelle version de cette page porte une nouvelle date. Si elle change ce qui est fait
        de vos données, vous en êtes averti avant qu’elle s’applique, et tout nouvel usage d’un
        enregistrement demande un nouveau consentement.
      </p>
    </>
  )
}
