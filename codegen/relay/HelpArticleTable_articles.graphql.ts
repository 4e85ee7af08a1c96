/**
 * @generated SignedSource<<61d318c0a2c84961474052eeaf758da8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type HelpArticleState = "OWN" | "RETIRED" | "STANDARD" | "%future added value";
export type HelpSubjectName = "ACCOUNT" | "EVENTS" | "HOME" | "MONEY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HelpArticleTable_articles$data = ReadonlyArray<{
  readonly articleId: string;
  readonly changedAt: string | null | undefined;
  readonly content: {
    readonly subject: HelpSubjectName;
    readonly texts: ReadonlyArray<{
      readonly locale: string;
    }>;
  };
  readonly helpfulCount: number;
  readonly state: HelpArticleState;
  readonly title: string;
  readonly unhelpfulCount: number;
  readonly " $fragmentType": "HelpArticleTable_articles";
}>;
export type HelpArticleTable_articles$key = ReadonlyArray<{
  readonly " $data"?: HelpArticleTable_articles$data;
  readonly " $fragmentSpreads": FragmentRefs<"HelpArticleTable_articles">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HelpArticleTable_articles",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "articleId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "helpfulCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unhelpfulCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HelpContent",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "HelpText",
          "kind": "LinkedField",
          "name": "texts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "locale",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffHelpArticle",
  "abstractKey": null
};

(node as any).hash = "ef26155843f16462dd7cbc111b63c51f";

export default node;
