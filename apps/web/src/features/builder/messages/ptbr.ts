import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Configurar um cliente',
  purpose:
    'Domínios, usuários, aliases e listas de uma só vez. Você vê o que vai acontecer antes de qualquer mudança.',
  back: 'Todos os usuários',
  step: '{step}. {name}',
  submit: 'Revisar plano',
  next: 'Nada muda ainda. O plano mostra linha por linha o que será adicionado, alterado, ignorado ou recusado.',
  everything: {
    title: 'Tudo em um arquivo',
    label: 'Arquivo com uma coluna type',
    hint: 'Cole, arraste ou escolha um arquivo CSV. A coluna type diz o que é cada linha: domain, user, alias ou list. As linhas são distribuídas pelas etapas abaixo. Para preencher as etapas manualmente, deixe este campo vazio.',
    columns:
      'A coluna email contém o endereço ou o nome de um domínio (a coluna domain também serve). Separe com espaços vários destinos (forward) ou membros (members).',
    choose: 'Escolher arquivo',
    fill: 'Distribuir pelas etapas',
    filled:
      '{num, plural, one {# linha foi preenchida abaixo.} other {{shown} linhas foram preenchidas abaixo.}}',
    rest: 'As linhas que restaram acima têm um tipo desconhecido ou que você não pode adicionar. Corrija o tipo, ou essas linhas serão recusadas.',
    noType: 'Este arquivo não tem uma coluna chamada type. Adicione-a ou cole as linhas nas etapas abaixo.',
    tooLarge: 'O arquivo é grande demais. O limite é de 2,5 MB e {rows} linhas.',
    notText: 'Não foi possível ler o arquivo. Salve-o como CSV na sua planilha e escolha-o de novo.',
    decoded:
      'O arquivo não está em UTF-8 e foi lido como texto do Windows (Windows-1252). Confira abaixo os nomes com acentos.',
  },
  section: {
    domains: {
      title: 'Domínios',
      label: 'Nomes de domínio',
      hint: 'Um domínio por linha. Os domínios que você já tem são ignorados.',
      count: '{num, plural, one {# domínio} other {{shown} domínios}}',
    },
    users: {
      title: 'Usuários',
      label: 'Usuários, um por linha',
      hint: 'Endereço, nome, senha e cota em GB, separados por vírgulas. Ou comece com uma linha de cabeçalho: email, name, password, quota_gb e, se quiser, {columns}. Se a senha ficar vazia, uma é gerada. Se a sessão for encerrada automaticamente, o que você digitou é mantido, mas não as senhas.',
      count: '{num, plural, one {# usuário} other {{shown} usuários}}',
    },
    aliases: {
      title: 'Aliases',
      label: 'Aliases, um por linha',
      hint: 'O alias, depois os endereços para os quais ele encaminha, separados por espaços, e, se quiser, uma nota. Cabeçalho: email, forward, note. Usuários e listas deste plano também servem.',
      count: '{num, plural, one {# alias} other {{shown} aliases}}',
    },
    lists: {
      title: 'Listas',
      label: 'Listas, uma por linha',
      hint: 'O endereço da lista, depois os membros, separados por espaços, e, se quiser, uma nota. Cabeçalho: email, members, note. Uma lista existente recebe os membros que faltam; nenhum é removido.',
      count: '{num, plural, one {# lista} other {{shown} listas}}',
    },
  },
  foreignHeader:
    'A primeira linha parece um cabeçalho, mas nenhum dos nomes de coluna é reconhecido. Use estes nomes: {columns}.',
  refused: {
    title: 'Recusado no último plano',
    names: '{num, plural, =0 {{names}} other {{names} e mais {shown}}}',
    row: '{names}: {text}',
  },
  records: {
    title:
      '{num, plural, one {# domínio ainda não foi verificado} other {# domínios ainda não foram verificados}}',
    hint: 'Adicione estes registros ao DNS. Quando um domínio estiver verificado, clique de novo em “Revisar plano” para adicionar os usuários, aliases e listas dele.',
  },
  goTo: {
    words: {
      setUpCustomer: 'assistente, builder, cliente novo, implantação, CSV',
    },
    actions: {
      setUpCustomer: 'Configurar um cliente',
    },
  },
} satisfies SameKeys<typeof english>;
