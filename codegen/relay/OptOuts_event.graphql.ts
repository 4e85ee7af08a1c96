/**
 * @generated SignedSource<<f235e3341dfb286a67a4cfc6a574d8a1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OptOuts_event$data = {
  readonly endAt: string;
  readonly live: {
    readonly at: string;
    readonly optOuts: ReadonlyArray<{
      readonly at: string;
      readonly homes: number;
    }>;
  } | null | undefined;
  readonly program: {
    readonly timeZone: string;
  };
  readonly startAt: string;
  readonly " $fragmentType": "OptOuts_event";
};
export type OptOuts_event$key = {
  readonly " $data"?: OptOuts_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"OptOuts_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OptOuts_event",
  "selections": [
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
      "name": "endAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventLive",
      "kind": "LinkedField",
      "name": "live",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "OptOutMinute",
          "kind": "LinkedField",
          "name": "optOuts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "homes",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};
})();

(node as any).hash = "a3929c845b3e24fde22c8aba3c57551e";

export default node;
