/**
 * @generated SignedSource<<97f2e8cc6a61e91a27b6fa9e38c055d1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutageForm_utility$data = {
  readonly id: string;
  readonly inOutage: boolean;
  readonly name: string;
  readonly outageEndAt: string | null | undefined;
  readonly timeZone: string;
  readonly version: number;
  readonly " $fragmentType": "OutageForm_utility";
};
export type OutageForm_utility$key = {
  readonly " $data"?: OutageForm_utility$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutageForm_utility">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutageForm_utility",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "timeZone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "inOutage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outageEndAt",
      "storageKey": null
    }
  ],
  "type": "Utility",
  "abstractKey": null
};

(node as any).hash = "605c53a4440caa2bfa0f36bea24e4b01";

export default node;
