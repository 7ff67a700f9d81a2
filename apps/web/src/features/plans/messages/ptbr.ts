import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  of: {
    users: {
      title: 'Importar usuários',
      purpose:
        'Adicione e altere muitos usuários com um arquivo CSV. Você vê o que vai acontecer antes de qualquer alteração.',
      back: 'Todos os usuários',
      again: 'Importar outro arquivo',
      column: 'Endereço',
      hint: 'A primeira linha dá nome às colunas, em qualquer ordem. Sem ela, as colunas devem seguir a ordem abaixo. Em usuários que já existem, células vazias não alteram nada.',
      undo: 'Os usuários adicionados vão para a lixeira e os alterados recuperam os valores antigos. Quem foi alterado depois disso fica como está. As senhas antigas só podem ser recuperadas em até 72 horas após a importação. Primeiro você vê uma prévia.',
    },
    aliases: {
      title: 'Importar aliases',
      purpose:
        'Adicione e altere muitos aliases com um arquivo CSV. Você vê o que vai acontecer antes de qualquer alteração.',
      back: 'Todos os aliases',
      again: 'Importar outro arquivo',
      column: 'Alias',
      hint: 'A primeira linha dá nome às colunas, em qualquer ordem. Sem ela, as colunas devem seguir a ordem abaixo. Em aliases que já existem, uma nota ou um estado vazios não alteram nada.',
      undo: 'Os aliases adicionados vão para a lixeira e os alterados recuperam os valores antigos. Os que foram alterados depois disso ficam como estão. Primeiro você vê uma prévia.',
    },
    list_members: {
      title: 'Importar membros de listas',
      purpose:
        'Adicione muitos membros às suas listas de distribuição com um arquivo CSV. Você vê o que vai acontecer antes de qualquer alteração.',
      back: 'Todas as listas',
      again: 'Importar outro arquivo',
      column: 'Membro',
      hint: 'A primeira linha dá nome às colunas, em qualquer ordem. Sem ela, as colunas devem seguir a ordem abaixo. Cada linha adiciona um membro a uma lista.',
      undo: 'Os membros adicionados são removidos de novo das listas. Primeiro você vê uma prévia.',
    },
    builder: {
      title: 'Configurar um cliente',
      again: 'Começar de novo',
      column: 'Nome ou endereço',
      undo: 'Tudo o que este plano adicionou é removido, e o que ele alterou recupera os valores antigos. Usuários adicionados nas últimas 24 horas, aliases, listas e domínios são excluídos de vez se ninguém os usou, e os nomes ficam livres de novo; o resto vai para a lixeira. O que foi alterado depois disso fica como está. Primeiro você vê uma prévia.',
    },
  },
  form: {
    title: 'Arquivo CSV',
    choose: 'Escolher arquivo',
    text: 'Conteúdo do arquivo',
    hint: 'Escolha um arquivo ou cole o conteúdo: CSV com até {rows} linhas, colunas separadas por vírgulas, pontos e vírgulas ou tabulações.',
    largeHint: 'Este arquivo é longo demais para ser editado aqui.',
    size: '{num} MB',
    remove: 'Remover arquivo',
    submit: 'Conferir arquivo',
    tooLarge: 'O arquivo é grande demais. O limite é de 2,5 MB e {rows} linhas.',
    notText: 'Não foi possível ler o arquivo. Na sua planilha, salve-o como CSV e escolha-o de novo.',
    decoded:
      'O arquivo não está em UTF-8 e por isso foi lido como texto do Windows (Windows-1252). Confira abaixo os nomes com acentos.',
  },
  columns: {
    title: 'Colunas',
    template: 'Baixar modelo',
    of: {
      users: {
        email: 'Obrigatória: o endereço, por exemplo anna@example.com. Ou as duas colunas username e domain.',
        name: 'O nome da pessoa ou da sala.',
        password:
          'Pelo menos 8 caracteres, com letra minúscula, letra maiúscula, número e caractere especial. Se ficar vazia em usuários novos, uma senha é gerada.',
        quota_gb:
          'Em GB, por exemplo 2,5. Ou a coluna quota, em MB. Obrigatória para usuários novos, exceto conectores.',
        account_type:
          'basic, enhanced, exchange, external ou audit. Se ficar vazia, os usuários novos são basic.',
        mailbox_type:
          'normal, shared, room ou equipment. Todos, exceto normal, exigem o tipo de conta enhanced.',
        language: 'en, ptbr, id, es, de ou fr. Vazia: padrão da conta.',
        timezone: 'Por exemplo, America/Sao_Paulo. Vazia: padrão da conta.',
        twofa_allowed: 'Autenticação de dois fatores: yes ou no.',
        imap: 'Acesso por aplicativos de e-mail: yes ou no.',
        active: 'yes ou no. Com no, o usuário fica desativado.',
        dateformat: 'Como nas configurações, por exemplo YYYY-MM-DD.',
        oex_type: 'Somente conectores Exchange: relay ou relay_and_copy.',
        relay_host: 'Somente conectores externos: o nome de host do servidor de e-mail.',
      },
      aliases: {
        email: 'Obrigatória: o endereço, por exemplo info@example.com. Ou as duas colunas alias e domain.',
        forward:
          'Obrigatória: para onde vão os e-mails. Separe vários endereços com espaços ou pontos e vírgulas.',
        note: 'Uma nota para você e outros administradores.',
        active: 'yes ou no. Com no, o alias fica desativado.',
      },
      list_members: {
        list: 'Obrigatória: o endereço da lista, por exemplo team@example.com. A lista precisa existir.',
        member: 'Obrigatória: o endereço do novo membro, da sua conta ou externo.',
      },
    },
  },
  made: 'Conferido em',
  unit: 'GB',
  gigabytes: '{num} GB',
  nothing: 'vazio',
  type: {
    domain: 'Domínio',
    user: 'Usuário',
    alias: 'Alias',
    list: 'Lista',
  },
  password: {
    given: 'Do arquivo',
    generated: 'Gerada',
  },
  reasons: {
    finding: '{field}: {problem}',
    column: '{field} ({column})',
    seats: 'Não há mais vagas para o tipo de conta {type}. Libere algumas ou peça mais ao seu provedor.',
    of: {
      users: {
        not_found: 'Você não tem nenhum domínio com este nome.',
        stale: 'Alguém alterou este usuário nesse meio-tempo.',
        forbidden:
          'Você não pode alterar o tipo de conta, o tipo de caixa postal nem os serviços de um usuário.',
        limit_reached: 'Não há mais vagas para este tipo de conta.',
      },
      aliases: {
        not_found: 'Você não tem nenhum domínio com este nome.',
        stale: 'Alguém alterou este alias nesse meio-tempo.',
      },
      list_members: {
        stale: 'Alguém alterou esta lista nesse meio-tempo.',
      },
      builder: {
        not_found: 'Você não tem nenhum domínio com este nome.',
        stale: 'Alguém alterou ou usou isto nesse meio-tempo.',
        forbidden: 'Você não tem permissão para adicionar isto.',
        limit_reached:
          'O limite foi atingido. Remova algo de que não precisa mais ou peça mais ao seu provedor.',
        domain_unverified:
          'Este domínio ainda não foi verificado. Crie os registros DNS dele, verifique-o e planeje de novo.',
      },
    },
    field: {
      type: 'Tipo',
      password: 'Senha',
      csv: 'Linha',
      username: 'Nome de usuário',
      domain: 'Domínio',
      alias: 'Alias',
      list: 'Lista',
      member: 'Membro',
    },
    format: {
      type: 'Informe domain, user, alias ou list.',
      quota_gb: 'Informe os GB com um número, por exemplo 2,5.',
      quota: 'Informe os MB com um número inteiro, por exemplo 2500.',
      account_type: 'Informe basic, enhanced, exchange, external ou audit.',
      mailbox_type: 'Informe normal, shared, room ou equipment.',
      unsuitable: 'Caixas compartilhadas, salas e equipamentos exigem o tipo de conta enhanced.',
      language: 'Informe en, ptbr, id, es, de ou fr.',
      timezone: 'Informe um fuso horário como America/Sao_Paulo.',
      dateformat: 'Informe um formato como YYYY-MM-DD.',
      oex_type: 'Informe relay ou relay_and_copy.',
      flag: 'Informe yes ou no.',
      csv: 'Ela tem mais células do que colunas, ou uma célula é longa demais.',
    },
  },
  summary: {
    label: 'O que acontece com as linhas',
    after: 'Vagas e cota depois',
  },
  seats: {
    domains: 'Domínios',
    basic: 'Contas básicas',
    enhanced: 'Contas avançadas',
    exchange: 'Contas com conector Exchange',
    external: 'Contas com conector externo',
    quota: 'Cota',
  },
  exported: {
    head: {
      line: 'Linha',
      name: 'Nome ou endereço',
      state: 'Resultado',
      reason: 'Detalhes',
      password: 'Senha',
    },
    outcome: {
      create: 'A adicionar',
      update: 'A alterar',
      remove: 'A remover',
      skip: 'Sem alteração',
      refuse: 'Recusado',
    },
    done: {
      create: 'Adicionado',
      update: 'Alterado',
      remove: 'Removido',
    },
    result: {
      waiting: 'Em espera',
      done: 'Concluído',
      failed: 'Com falha',
    },
  },
  rows: {
    title: 'Prévia',
    search: 'Buscar por endereço',
    line: 'Linha {line}',
    lineHead: 'Linha',
    outcome: 'O que acontece',
    result: 'Resultado',
    details: 'Detalhes',
    empty: 'Nenhuma linha',
    emptyHint: 'Este plano não tem linhas que você possa ver.',
  },
  state: {
    planning: 'Verificando as linhas…',
    planningHint: 'A prévia aparece aqui assim que estiver pronta.',
    refused: 'Não é possível verificar as linhas',
    planned: 'Nada foi alterado ainda',
    plannedHint: 'Confira as linhas e aplique o plano até {time}.',
    generated:
      '{num, plural, one {Uma senha é gerada para # usuário novo; você pode baixá-la depois.} other {Senhas são geradas para {shown} usuários novos; você pode baixá-las depois.}}',
    nothing: 'Não há nada a aplicar',
    nothingHint: 'Nenhuma linha mudaria nada.',
    expired: 'Este plano não foi aplicado a tempo',
    expiredHint: 'Muita coisa pode ter mudado desde então. Confira as linhas de novo.',
    applying: 'Aplicando…',
    done: 'Concluído: {done} com sucesso',
    partly: 'Concluído: {done} com sucesso, {failed} com falha',
    stopped: 'Interrompido: {done} com sucesso, {failed} com falha',
    failed: 'O plano falhou: {done} com sucesso, {failed} com falha',
    endedHint: 'O que foi feito é mantido. Para continuar, confira as linhas de novo.',
    passwords:
      'Baixe o resultado agora: ele contém as senhas geradas. Você só pode baixá-las uma vez, em até 24 horas.',
    passwordsGone:
      'As senhas geradas não estão mais aqui: foram baixadas ou expiraram. Para dar uma senha nova, abra a página do usuário.',
  },
  recent: {
    title: 'Importações recentes',
    hint: 'Abra uma importação para ver o resultado ou desfazê-la.',
    passwords: 'Senhas ainda não baixadas',
    state: {
      planning: 'Em verificação',
      refused: 'Recusada',
      planned: 'Não aplicada',
      expired: 'Expirada',
      applying: 'Em aplicação',
      done: 'Concluída',
      stopped: 'Interrompida',
      failed: 'Falhou',
      undone: 'Desfeita',
      partlyUndone: 'Desfeita em parte',
    },
    changes: '{num, plural, one {# alteração} other {{shown} alterações}}',
    done: '{num, plural, one {# concluída} other {{shown} concluídas}}',
    failed: '{num, plural, one {# com falha} other {{shown} com falha}}',
    refused: '{num, plural, one {# recusada} other {{shown} recusadas}}',
  },
  waiting: {
    title: 'Próximo passo: verificar os domínios',
    hint: 'As linhas recusadas só porque o domínio ainda não foi verificado podem ser adicionadas depois. Clique em “Planejar o restante” para ver quais registros DNS configurar. Quando os domínios estiverem verificados, adicione essas linhas por lá.',
  },
  apply: '{num, plural, one {Aplicar # alteração} other {Aplicar {shown} alterações}}',
  edit: {
    rest: 'Planejar o restante',
    sent: 'Editar e conferir de novo',
    refused: 'Corrigir linhas recusadas',
  },
  download: {
    refused: 'Baixar linhas recusadas',
    result: 'Baixar resultado',
  },
  undo: {
    button: 'Desfazer estas alterações',
    head: 'Desfazer estas alterações',
    title: 'Desfazer estas alterações?',
    confirm: 'Mostrar prévia',
    apply: '{num, plural, one {Desfazer # alteração} other {Desfazer {shown} alterações}}',
    applying: 'Desfazendo…',
    done: 'Reversão concluída: {done} com sucesso',
    partly: 'Reversão concluída: {done} com sucesso, {failed} com falha',
    undone: 'Estas alterações foram desfeitas',
    endedHint:
      'O que foi desfeito continua desfeito. Para continuar, abra o plano original e desfaça-o de novo.',
  },
  gone: 'Este plano não existe',
  goneHint: 'Os planos são mantidos por até 30 dias e só o administrador que os criou pode vê-los.',
  goTo: {
    words: {
      importUsers: 'CSV, enviar arquivo, planilha, muitos usuários, em massa',
      importAliases: 'CSV, enviar arquivo, planilha, muitos aliases, em massa',
      importListMembers: 'CSV, enviar arquivo, planilha, assinantes, em massa',
    },
    actions: {
      importUsers: 'Importar usuários',
      importAliases: 'Importar aliases',
      importListMembers: 'Importar membros de listas',
    },
  },
  jobs: {
    applyPlan: 'Aplicação de um plano',
    'applyPlan.undo': 'Reversão de um plano',
  },
  operations: {
    planImport: 'Conferiu um arquivo de importação',
    applyPlan: 'Iniciou uma importação',
    undoPlan: 'Preparou a reversão de uma importação',
    downloadPlan: 'Baixou um arquivo de importação',
  },
  variants: {
    planImport: { builder: 'Planejou a configuração de um cliente' },
    applyPlan: {
      undo: 'Iniciou a reversão de uma importação',
      builder: 'Iniciou a configuração de um cliente',
      undo_builder: 'Iniciou a reversão da configuração de um cliente',
    },
    undoPlan: { builder: 'Preparou a reversão da configuração de um cliente' },
    downloadPlan: { builder: 'Baixou linhas da configuração de um cliente' },
  },
  facts: {
    create: 'A adicionar',
    update: 'A alterar',
    remove: 'A remover',
    skip: 'Sem alteração',
    refuse: 'Recusadas',
    undo: 'Reversão',
    part: 'Arquivo',
  },
  values: {
    kind: {
      builder: 'Configuração de cliente',
      list_members: 'Membros de listas',
    },
    part: {
      sent: 'Todas as linhas',
      refused: 'Linhas recusadas',
      result: 'Resultado',
    },
  },
} satisfies SameKeys<typeof english>;
