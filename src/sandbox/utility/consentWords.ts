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
    logInHint: 'This is a made-up utility. No password is needed.',
    customers: 'Who are you?',
    traits: {
      plain: 'a usual home',
      duplicate: 'account linked elsewhere already',
      moved: 'has perhaps moved',
      conflict: 'takes part in another programme',
      attestation: 'must confirm something first',
      rejected: 'is not accepted',
      'missing-mapping': 'cannot be matched yet',
    },
    solar: 'sun on the roof',
    hourly: 'hourly meter',
    other: 'Somebody else: name, email or account number',
    otherHint: 'The same text is the same customer.',
    proceed: 'Continue',
    share: (company) => `Share your energy data with ${company}?`,
    loggedInAs: 'Logged in as',
    history: 'How far back',
    months: (count) => (count === 1 ? '1 month' : `${count} months`),
    interval: 'Share the use of every quarter of an hour or hour',
    intervalHint: 'Without it, only the total of each day is shared.',
    until: 'You can end this at any time. It ends by itself after a year.',
    agree: 'Agree and share',
    deny: 'Do not share',
    back: 'Another customer',
    unknownCustomer: 'Choose a customer, or say who you are.',
    outage: 'Data sharing is not available at the moment. Please come back later.',
    outageUntil: (time) => `We expect it to work again at ${time}.`,
    expired: 'This page is no longer valid. Please go back to where you came from and begin again.',
  },
  fr: {
    logIn: 'Ouvrez une session',
    logInHint: 'Ce fournisseur est fictif. Aucun mot de passe n’est demandé.',
    customers: 'Qui êtes-vous ?',
    traits: {
      plain: 'un foyer ordinaire',
      duplicate: 'compte déjà relié ailleurs',
      moved: 'a peut-être déménagé',
      conflict: 'participe à un autre programme',
      attestation: 'doit d’abord confirmer',
      rejected: 'n’est pas accepté',
      'missing-mapping': 'ne peut pas encore être associé',
    },
    solar: 'toit solaire',
    hourly: 'compteur horaire',
    other: 'Quelqu’un d’autre : nom, courriel ou numéro de compte',
    otherHint: 'Le même texte désigne le même client.',
    proceed: 'Continuer',
    share: (company) => `Communiquer vos données d’énergie à ${company} ?`,
    loggedInAs: 'Session ouverte :',
    history: 'Historique communiqué',
    months: (count) => `${count} mois`,
    interval: 'Communiquer la consommation par quart d’heure ou par heure',
    intervalHint: 'Sinon, seul le total de chaque jour est communiqué.',
    until: 'Vous pouvez y mettre fin en tout temps. L’accord prend fin après un an.',
    agree: 'Accepter et communiquer',
    deny: 'Ne pas communiquer',
    back: 'Un autre client',
    unknownCustomer: 'Choisissez un client ou dites qui vous êtes.',
    outage: 'La communication des données est interrompue pour l’instant. Veuillez revenir plus tard.',
    outageUntil: (time) => `Le rétablissement est prévu à ${time}.`,
    expired: 'Cette page n’est plus valide. Veuillez retourner d’où vous venez et recommencer.',
  },
};
