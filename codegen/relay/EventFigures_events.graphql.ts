/**
 * @generated SignedSource<<574a77cd191328f1c8a91b6dbfaf0451>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventFigures_events$data = ReadonlyArray<{
  readonly costPerKwh: number | null | undefined;
  readonly eventId: string;
  readonly homes: number;
  readonly program: string;
  readonly start: string;
  readonly watts: number;
  readonly wh: number;
  readonly " $fragmentType": "EventFigures_events";
}>;
export type EventFigures_events$key = ReadonlyArray<{
  readonly " $data"?: EventFigures_events$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventFigures_events">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "EventFigures_events",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "program",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "homes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "wh",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "watts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "costPerKwh",
      "storageKey": null
    }
  ],
  "type": "EventFigure",
  "abstractKey": null
};

(node as any).hash = "e401ad29f566b824cf1e0c1b53d52c36";

export default node;
