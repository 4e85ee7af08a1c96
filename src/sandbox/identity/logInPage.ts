import { html, type Html } from '../support/html.ts';
import { READY_PEOPLE } from './people.ts';

interface Words {
  readonly title: string;
  readonly hint: string;
  readonly who: string;
  readonly other: string;
  readonly logIn: string;
  readonly cancel: string;
  readonly unknown: string;
  readonly gone: string;
}

export const LOG_IN_WORDS: Readonly<Record<'en' | 'fr', Words>> = {
  en: {
    title: 'Log in to My Account',
    hint: 'This company is made up. Choose a customer or enter any email address. You don’t need a password.',
    who: 'Customers',
    other: 'Another email address',
    logIn: 'Log in',
    cancel: 'Cancel',
    unknown: 'Choose a customer or enter an email address, such as name@mail.example.',
    gone: 'This page has expired. Please go back to the app and start again.',
  },
  fr: {
    title: 'Ouvrez une session dans Mon compte',
    hint: 'Cette entreprise est fictive. Choisissez un client ou entrez une adresse courriel. Aucun mot de passe n’est nécessaire.',
    who: 'Clients',
    other: 'Une autre adresse courriel',
    logIn: 'Ouvrir une session',
    cancel: 'Annuler',
    unknown: 'Choisissez un client ou entrez une adresse courriel, comme nom@mail.example.',
    gone: 'Cette page a expiré. Veuillez retourner à l’application et recommencer.',
  },
};

export function logInForm(uid: string, lang: 'en' | 'fr', fault: boolean): Html {
  const words = LOG_IN_WORDS[lang];
  return html`
    <h1>${words.title}</h1>
    <p class="soft">${words.hint}</p>
    ${fault && html`<p class="bad" role="alert">${words.unknown}</p>`}
    <form class="card" method="post" action="/oidc/interaction/${uid}">
      <fieldset>
        <legend>${words.who}</legend>
        ${READY_PEOPLE.map(
          ({ email, givenName, familyName }, i) =>
            html`<label class="choice">
              <input type="radio" name="person" value="${email}"${i === 0 && html` checked`}>
              <span>${givenName} ${familyName}<br><span class="soft">${email}</span></span>
            </label>`,
        )}
      </fieldset>
      <p>
        <label for="email">${words.other}</label>
        <input id="email" type="email" name="email" maxlength="200" autocomplete="off">
      </p>
      <div class="row">
        <button type="submit" name="decision" value="log-in">${words.logIn}</button>
        <button type="submit" name="decision" value="cancel" class="plain" formnovalidate>
          ${words.cancel}
        </button>
      </div>
    </form>`;
}
