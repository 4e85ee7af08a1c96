/**
 * @generated SignedSource<<4b3fcaf872cd6afc037bc1d0d0cdd1a9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UtilityConnectionKind = "ACCOUNT_NUMBER" | "OAUTH" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type UtilityForm_utility$data = {
  readonly connection: UtilityConnectionKind;
  readonly id: string;
  readonly name: string;
  readonly partnerClientId: string | null | undefined;
  readonly partnerUrl: string | null | undefined;
  readonly programCount: number;
  readonly shortName: string;
  readonly timeZone: string;
  readonly version: number;
  readonly " $fragmentType": "UtilityForm_utility";
};
export type UtilityForm_utility$key = {
  readonly " $data"?: UtilityForm_utility$data;
  readonly " $fragmentSpreads": FragmentRefs<"UtilityForm_utility">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UtilityForm_utility",
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
      "name": "shortName",
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
      "name": "connection",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partnerUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partnerClientId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "programCount",
      "storageKey": null
    }
  ],
  "type": "Utility",
  "abstractKey": null
};

(node as any).hash = "59e0ebf309dcefbe5352f9882813ad1e";

export default node;
