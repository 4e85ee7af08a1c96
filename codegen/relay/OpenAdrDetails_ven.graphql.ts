/**
 * @generated SignedSource<<8d5304d268535003d6e609c71f667f52>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OpenAdrDetails_ven$data = {
  readonly name: string;
  readonly reports: ReadonlyArray<{
    readonly clientName: string;
    readonly createdAt: string;
    readonly eventId: string;
    readonly payloads: ReadonlyArray<string>;
    readonly startAt: string;
  }>;
  readonly resources: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
    readonly targets: ReadonlyArray<string>;
  }>;
  readonly subscriptions: ReadonlyArray<{
    readonly clientName: string;
    readonly createdAt: string;
    readonly hosts: ReadonlyArray<string>;
    readonly objects: ReadonlyArray<string>;
  }>;
  readonly " $fragmentType": "OpenAdrDetails_ven";
};
export type OpenAdrDetails_ven$key = {
  readonly " $data"?: OpenAdrDetails_ven$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenAdrDetails_ven">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "createdAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "clientName",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OpenAdrDetails_ven",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenAdrVenResource",
      "kind": "LinkedField",
      "name": "resources",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "targets",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenAdrVenSubscription",
      "kind": "LinkedField",
      "name": "subscriptions",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hosts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "objects",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OpenAdrVenReport",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
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
          "name": "startAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "payloads",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "OpenAdrVen",
  "abstractKey": null
};
})();

(node as any).hash = "6d01f16823360cf4d2bde7b0a3c0d7dd";

export default node;
