import type { Trait } from '../world/types.ts';

/** Texts of a utility's consent pages. */
export interface ConsentWords {
  readonly logIn: string;
  readonly logInHint: string;
  readonly customers: string;
  /** What happens to customers with a problem. */
  readonly traits: Readonly<Record<Trait, string>>;
  readonly solar: string;
  readonly hourly: string;
  readonly other: string;
  readonly otherHint: string;
  readonly proceed: string;
  readonly share: (company: string) => string;
  readonly loggedInAs: string;
  readonly history: string;
  readonly months: (count: number) => string;
  readonly interval: string;
  readonly intervalHint: string;
  readonly until: string;
  readonly agree: string;
  readonly deny: string;
  readonly back: string;
  readonly unknownCustomer: string;
  readonly outage: string;
  readonly outageUntil: (time: string) => string;
  readonly expired: string;
}

export const CONSENT_WORDS: Readonly<Record<'en' | 'fr', ConsentWords>> = {
  en: {
    logIn: 'Log in to your account',
    logInHint: 'This utility is made up. You don’t need a password.',
    customers: 'Who are you?',
    traits: {
      plain: 'typical home',
      duplicate: 'account already linked elsewhere',
      moved: 'may have moved',
      conflict: 'in another program',
      attestation: 'has to confirm something first',
      rejected: 'not accepted',
      'missing-mapping': 'can’t be matched yet',
    },
    solar: 'solar panels',
    hourly: 'hourly meter',
    other: 'Someone else: name, email or account number',
    otherHint: 'The same text is always the same customer.',
    proceed: 'Continue',
    share: (company) => `Share your energy data with ${company}?`,
    loggedInAs: 'Logged in as',
    history: 'How far back',
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
    interval: 'Share readings by the quarter hour or hour',
    intervalHint: 'Without it, we share only daily totals.',
    until: 'You can stop at any time. It ends on its own after a year.',
    agree: 'Agree and share',
    deny: 'Don’t share',
    back: 'Choose another customer',
    unknownCustomer: 'Choose a customer or say who you are.',
    outage: 'Data sharing is offline right now. Please come back later.',
    outageUntil: (time) => `We expect it back at ${time}.`,
    expired: 'This page has expired. Please go back to the app and start again.',
  },
  fr: {
    logIn: 'Ouvrez une session',
    logInHint: 'Ce fournisseur est fictif. Aucun mot de passe n’est nécessaire.',
    customers: 'Qui êtes-vous?',
    traits: {
      plain: 'domicile typique',
      duplicate: 'compte déjà relié ailleurs',
      moved: 'a peut-être déménagé',
      conflict: 'participe à un autre programme',
      attestation: 'doit d’abord confirmer quelque chose',
      rejected: 'non accepté',
      'missing-mapping': 'ne peut pas encore être associé',
    },
    solar: 'panneaux solaires',
    hourly: 'compteur horaire',
    other: 'Quelqu’un d’autre : nom, courriel ou numéro de compte',
    otherHint: 'Le même texte désigne toujours le même client.',
    proceed: 'Continuer',
    share: (company) => `Partager vos données d’énergie avec ${company}?`,
    loggedInAs: 'Session ouverte :',
    history: 'Depuis combien de temps',
    months: (count) => `${count} mois`,
    interval: 'Partager les relevés par quart d’heure ou par heure',
    intervalHint: 'Sinon, nous partageons seulement les totaux par jour.',
    until: 'Vous pouvez arrêter en tout temps. Le partage prend fin de lui-même après un an.',
    agree: 'Accepter et partager',
    deny: 'Ne pas partager',
    back: 'Choisir un autre client',
    unknownCustomer: 'Choisissez un client ou dites qui vous êtes.',
    outage: 'Le partage des données est hors service pour l’instant. Veuillez revenir plus tard.',
    outageUntil: (time) => `Retour prévu : ${time}.`,
    expired: 'Cette page a expiré. Veuillez retourner à l’application et recommencer.',
  },
};
