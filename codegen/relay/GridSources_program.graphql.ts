/**
 * @generated SignedSource<<08d4927afd5ace86d82511fbbe3bb1d5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GridSourceKind = "OPENADR" | "WEBHOOK" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type GridSources_program$data = {
  readonly gridSources: ReadonlyArray<{
    readonly active: boolean;
    readonly fault: string | null | undefined;
    readonly faultAt: string | null | undefined;
    readonly hasSecret: boolean;
    readonly id: string;
    readonly kind: GridSourceKind;
    readonly lastSignalAt: string | null | undefined;
    readonly name: string;
    readonly polledAt: string | null | undefined;
    readonly secretName: string;
    readonly signals: ReadonlyArray<{
      readonly " $fragmentSpreads": FragmentRefs<"SignalTable_signals">;
    }>;
    readonly subscribed: boolean;
    readonly venId: string | null | undefined;
    readonly venTargets: ReadonlyArray<string>;
    readonly version: number;
    readonly webhookUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"GridSourceForm_source">;
  }>;
  readonly id: string;
  readonly timeZone: string;
  readonly " $fragmentType": "GridSources_program";
};
export type GridSources_program$key = {
  readonly " $data"?: GridSources_program$data;
  readonly " $fragmentSpreads": FragmentRefs<"GridSources_program">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "GridSources_program",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GridSource",
      "kind": "LinkedField",
      "name": "gridSources",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "webhookUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "secretName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasSecret",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "polledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSignalAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fault",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "faultAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subscribed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "venId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "venTargets",
          "storageKey": null
        },
        {
          "alias": null,
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 20
            }
          ],
          "concreteType": "GridSignal",
          "kind": "LinkedField",
          "name": "signals",
          "plural": true,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "SignalTable_signals"
            }
          ],
          "storageKey": "signals(first:20)"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "GridSourceForm_source"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Program",
  "abstractKey": null
};
})();

(node as any).hash = "0acab7af5d6a90d92472780002d23c39";

export default node;
