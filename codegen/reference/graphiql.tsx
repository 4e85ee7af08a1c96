import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { askBackend } from './askBackend.ts';

const root = document.getElementById('graphiql');
const ask = askBackend({ origin: window.location.origin, cookies: () => document.cookie, fetch: (address, init) => window.fetch(address, init) });
if (root !== null) createRoot(root).render(<GraphiQL fetcher={(asked) => ask(asked)} defaultQuery="{ viewer { user { id } } }" />);
